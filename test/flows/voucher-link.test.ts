import { describe, expect, it, whenIdle, untilRole } from '../support/index.ts';
import { startWalk, stepsOf, type Walk } from './walk.ts';
import {
  chooseMethod,
  eventsOf,
  hasEvent,
  pay,
  reload,
  VOUCHER,
  walkToPayment,
} from './voucher-walks.ts';

/** Asks for a card payment; the page opens the provider itself, so that the test's own page stays. */
async function payByCard(): Promise<{ walk: Walk; pageUrl: string }> {
  const walk = await walkToPayment();
  walk.element.addEventListener('merchant-checkout:redirect', (event) => event.preventDefault());
  await chooseMethod(walk, /^Cartão/);
  await pay(walk);
  await whenIdle(() => hasEvent(walk, 'redirect'), { what: 'redirect' });
  const [redirect] = eventsOf(walk, 'redirect');
  expect(redirect?.['reason']).to.equal('voucher');
  return { walk, pageUrl: String(redirect?.['url']) };
}

describe('a voucher by card', () => {
  it('a forged return proves nothing while the payment is still open', async () => {
    const { walk } = await payByCard();
    const forged = `${location.pathname}${location.search}${location.search ? '&' : '?'}mc-return=payment&mc-nonce=made-up&state=completed`;
    history.replaceState(null, '', forged);
    const after = await reload(walk);
    await untilRole(after.element, 'heading', 'Conclui o pagamento');
    expect(location.search).not.to.include('mc-');
    expect(hasEvent(after, 'paid')).to.equal(false);
  });

  it('a forged return without any payment shows the beginning', async () => {
    history.replaceState(null, '', '?mc-return=payment&mc-nonce=made-up&state=completed');
    const walk = await startWalk(VOUCHER);
    expect(stepsOf(walk)).to.deep.equal(['choice']);
    expect(location.search).to.equal('');
    expect(hasEvent(walk, 'paid')).to.equal(false);
  });

  it('a page that cancels the redirect navigates itself; the button is live again', async () => {
    const { walk } = await payByCard();
    await untilRole(walk.element, 'button', 'Abrir a página de pagamento');
    expect(location.pathname).not.to.include('__sandbox');
  });
});
