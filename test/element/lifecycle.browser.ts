import {
  addScript,
  consoleDuring,
  createCheckout,
  describe,
  expect,
  it,
  loadCheckout,
  mountCheckout,
  shadow,
  shownText,
  untilEvent,
  untilRole,
  whenIdle,
  type CheckoutElement,
} from '../support/index.ts';
import { BOOKING } from './lifecycle-walks.ts';

const FALLBACK = '<a href="tel:+351210000000">Reservar por telefone</a>';

const isFallbackShown = (element: Element) =>
  element.querySelector('a')?.checkVisibility() === true;

/** The rules of each of an element's style sheets. */
const rulesOf = (element: Element) =>
  shadow(element)
    .adoptedStyleSheets.map(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText).join(''))
    .toSorted();

describe('the element', () => {
  it('shows its fallback until it is ready, then its own content', async () => {
    await loadCheckout();
    const element = createCheckout(BOOKING, FALLBACK);
    const ready = untilEvent(element, 'ready');
    document.body.append(element);
    expect(isFallbackShown(element)).to.equal(true);

    expect(await ready).to.deep.equal({ flow: 'booking_voucher' });
    await whenIdle(() => !isFallbackShown(element));
    expect(shownText(shadow(element))).not.to.equal('');
  });

  it('comes alive in every way an element is made', async () => {
    await loadCheckout();
    const made = createCheckout(BOOKING);
    const cloned = made.cloneNode(true) as CheckoutElement;
    document.body.append(made, cloned);
    document.body.insertAdjacentHTML(
      'beforeend',
      '<merchant-checkout campaign="101" reservation-type="normal" allow-guest-login></merchant-checkout>',
    );
    const parsed = document.body.lastElementChild as CheckoutElement;
    await Promise.all([made.ready, cloned.ready, parsed.ready]);
  });

  it('hides its fallback though it came through another document', async () => {
    await loadCheckout();
    for (const place of ['fragment', 'body']) {
      const element = createCheckout(BOOKING, FALLBACK);
      const other = document.implementation.createHTMLDocument('');
      (place === 'body' ? other.body : other.createDocumentFragment()).append(element);
      document.body.append(element);
      await element.ready;
      await whenIdle(() => !isFallbackShown(element), { what: place });
    }
  });

  it('is defined once though the script is loaded twice', async () => {
    await loadCheckout();
    const first = customElements.get('merchant-checkout');
    const lines = await consoleDuring(async () => {
      await addScript(`${checkoutModule}?again`);
    });
    expect(lines).to.deep.equal([]);
    expect(customElements.get('merchant-checkout')).to.equal(first);
    await mountCheckout(BOOKING);
  });

  it('keeps its look on the way through another document, inline and in a dialog', async () => {
    await loadCheckout();
    for (const mode of ['inline', 'modal']) {
      const element = createCheckout({ ...BOOKING, mode });
      document.body.append(element);
      element.open();
      await element.ready;
      const rules = rulesOf(element);

      document.implementation.createHTMLDocument('').body.append(element);
      document.body.append(element);

      await untilRole(element, 'button', 'Mais uma pessoa');
      expect(rulesOf(element), mode).to.deep.equal(rules);
      element.remove();
    }
  });
});
