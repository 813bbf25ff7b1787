import {
  addScript,
  byRole,
  consoleDuring,
  createCheckout,
  describe,
  expect,
  hearEvents,
  it,
  loadCheckout,
  mountCheckout,
  recordedRequests,
  shadow,
  shownText,
  until,
  untilEvent,
  untilRole,
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
    await until(() => !isFallbackShown(element));
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

  for (const place of ['fragment', 'body'] as const) {
    it(`hides its fallback though it came through the ${place} of another document`, async () => {
      await loadCheckout();
      const element = createCheckout(BOOKING, FALLBACK);
      const other = document.implementation.createHTMLDocument('');
      (place === 'body' ? other.body : other.createDocumentFragment()).append(element);
      document.body.append(element);
      await element.ready;
      await until(() => !isFallbackShown(element));
    });
  }

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

  it('lives beside another one that has its own flow and language', async () => {
    const [booking, other] = await Promise.all([
      mountCheckout({ ...BOOKING, lang: 'pt' }),
      mountCheckout({ ...BOOKING, campaign: 102, lang: 'en' }),
    ]);
    const languageOf = (element: Element) =>
      shadow(element).querySelector('[lang]')?.getAttribute('lang');
    expect([languageOf(booking), languageOf(other)]).to.deep.equal(['pt-PT', 'en']);
    const text = shownText(shadow(booking));

    other.setAttribute('lang', 'es');
    await until(() => languageOf(other) === 'es-ES');
    other.remove();

    expect(shownText(shadow(booking))).to.equal(text);
  });

  it('keeps its state and sends nothing again when it is moved in the page', async () => {
    const element = await mountCheckout(BOOKING);
    const isForThree = () => Reflect.get(byRole(element, 'spinbutton'), 'value') === '3';
    (await untilRole(element, 'button', 'Mais uma pessoa')).click();
    await until(isForThree, { what: 'a party of three' });
    const receivedEvents = hearEvents();
    const calls = (await recordedRequests()).length;
    const box = document.createElement('section');
    document.body.append(box);

    box.append(element);
    await untilRole(element, 'button', 'Mais uma pessoa');
    expect(isForThree()).to.equal(true);

    expect((await recordedRequests()).length).to.equal(calls);
    expect(receivedEvents).to.deep.equal([]);
  });

  for (const mode of ['inline', 'modal']) {
    it(`keeps the look of its ${mode} checkout on the way through another document`, async () => {
      await loadCheckout();
      const element = createCheckout({ ...BOOKING, mode });
      document.body.append(element);
      element.open();
      await element.ready;
      const rules = rulesOf(element);

      document.implementation.createHTMLDocument('').body.append(element);
      document.body.append(element);

      await untilRole(element, 'button', 'Mais uma pessoa');
      expect(rulesOf(element)).to.deep.equal(rules);
    });
  }

  it('takes its live region with it when it is removed', async () => {
    const element = await mountCheckout(BOOKING);
    await until(() => document.body.childElementCount > 1, { what: 'a live region in the page' });
    element.remove();
    await until(() => document.body.childElementCount === 0, { what: 'an empty page' });
  });
});
