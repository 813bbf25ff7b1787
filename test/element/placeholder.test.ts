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
  it('becomes the checkout when it comes later', async () => {
    await loadCheckout();
    const ready = untilEvent(document.body, 'ready');
    const section = document.createElement('section');
    section.innerHTML = BOOKING;
    document.body.append(section);
    await ready;
    expect(elementIn(document)?.parentNode).to.equal(section);
  });
});
