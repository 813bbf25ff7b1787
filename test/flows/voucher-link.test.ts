import { describe, expect, it, untilRole } from '../support/index.ts';
import { startWalk, stepsOf } from './walk.ts';
import { hasEvent, reload, VOUCHER } from './voucher-walks.ts';
import { payByCard } from './voucher-link-walks.ts';

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
