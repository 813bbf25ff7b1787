import {
  describe,
  expect,
  it,
  loadCheckout,
  untilEvent,
  type CheckoutElement,
} from '../support/index.ts';

const BOOKING =
  '<div data-merchant-checkout data-campaign="101" data-reservation-type="normal" data-allow-guest-login="" id="book" class="wide" style="margin-top: 7px"><p>Reservar por telefone</p></div>';

const elementIn = (page: Document) => page.querySelector<CheckoutElement>('merchant-checkout');

describe('a div with data-merchant-checkout', () => {
  it('becomes the checkout, also when it comes later', async () => {
    document.body.innerHTML = BOOKING;
    const early = untilEvent(document.body, 'ready');
    await loadCheckout();
    await early;
    expect(elementIn(document)?.id).to.equal('book');
    expect(document.querySelector('div[data-merchant-checkout]')).to.equal(null);

    document.body.replaceChildren();
    const late = untilEvent(document.body, 'ready');
    const section = document.createElement('section');
    section.innerHTML = BOOKING;
    document.body.append(section);
    await late;
    expect(elementIn(document)?.parentNode).to.equal(section);
  });
});
