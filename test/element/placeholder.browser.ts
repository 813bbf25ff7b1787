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
  it('becomes the checkout, with its fallback, id, class and style', async () => {
    document.body.innerHTML = BOOKING;
    const fallback = document.querySelector('p');
    const ready = untilEvent(document.body, 'ready');
    await loadCheckout();
    await ready;
    const element = elementIn(document);
    expect(element?.id).to.equal('book');
    expect(element?.className).to.equal('wide');
    expect(element && getComputedStyle(element).marginTop).to.equal('7px');
    expect(fallback?.parentNode).to.equal(element);
    expect(document.querySelector('div[data-merchant-checkout]')).to.equal(null);
  });
});
