import {
  createCheckout,
  describe,
  expect,
  it,
  loadCheckout,
  shadow,
  untilEvent,
  whenIdle,
  type CheckoutElement,
} from '../support/index.ts';

type QueuedCall = (element: CheckoutElement) => void;

const BOOKING = { campaign: 101, 'reservation-type': 'normal', 'allow-guest-login': true };

// The page of this file loads the script in its one test, so that what comes before it can be tried.
describe('before the script has loaded', () => {
  it('a page may set properties, build elements and queue calls: all of it counts afterwards', async () => {
    const withProperty = createCheckout({ 'reservation-type': 'normal' });
    Reflect.set(withProperty, 'campaign', 101);
    Reflect.set(withProperty, 'allowGuestLogin', true);
    const inMarkup = createCheckout(BOOKING, '<p>Reservar por telefone</p>');
    const queued: CheckoutElement[] = [];
    const queue: QueuedCall[] = [(element) => queued.push(element)];
    Reflect.set(globalThis, 'merchantCheckout', queue);

    document.body.append(withProperty, inMarkup);
    expect(inMarkup.querySelector('p')?.checkVisibility()).to.equal(true);
    const ready = [untilEvent(withProperty, 'ready'), untilEvent(inMarkup, 'ready')];
    await loadCheckout();
    await Promise.all(ready);

    expect(withProperty.getAttribute('campaign')).to.equal(null);
    expect(Reflect.get(withProperty, 'campaign')).to.equal('101');
    expect(Reflect.get(withProperty, 'allowGuestLogin')).to.equal(true);
    expect(queued).to.deep.equal([withProperty, inMarkup]);
    expect(shadow(withProperty).childElementCount).to.be.greaterThan(0);
    await whenIdle(() => inMarkup.querySelector('p')?.checkVisibility() === false);
  });
});
