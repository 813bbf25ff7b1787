import { expect, whenIdle } from '../support/index.ts';
import type { Walk } from './walk.ts';
import { chooseMethod, eventsOf, hasEvent, pay, walkToPayment } from './voucher-walks.ts';

/** Asks for a card payment; the page opens the provider itself, so that the test's own page stays. */
export async function payByCard(): Promise<{ walk: Walk; pageUrl: string }> {
  const walk = await walkToPayment();
  walk.element.addEventListener('merchant-checkout:redirect', (event) => event.preventDefault());
  await chooseMethod(walk, /^Cartão/);
  await pay(walk);
  await whenIdle(() => hasEvent(walk, 'redirect'), { what: 'redirect' });
  const [redirect] = eventsOf(walk, 'redirect');
  expect(redirect?.['reason']).to.equal('voucher');
  return { walk, pageUrl: String(redirect?.['url']) };
}
