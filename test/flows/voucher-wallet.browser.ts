import { describe, expect, it, passTime, setViewport, untilRole } from '../support/index.ts';
import { untilResendFree } from './payment-walks.ts';
import { payByWallet, untilWaiting, walkToPayment, WALLET } from './voucher-walks.ts';

describe('a voucher by wallet', () => {
  it('says on a phone right at its button when it may be asked again, and the button stays when that is over', async () => {
    await setViewport({ width: 360, height: 740 });
    const walk = await walkToPayment();
    await payByWallet(walk, WALLET.never);
    await untilWaiting(walk);
    const resend = await untilRole(walk.element, 'button', 'Enviar o pedido de novo');
    const hint = resend.ariaDescribedByElements?.[0];
    expect(hint?.textContent).to.match(/daqui a \d+\ss\./);
    const gap = resend.getBoundingClientRect().top - hint!.getBoundingClientRect().bottom;
    expect(gap).to.be.within(0, 16);
    const below = () => resend.getBoundingClientRect().top - hint!.getBoundingClientRect().top;
    const before = below();
    await passTime(30_000);
    await untilResendFree(walk);
    expect(hint!.textContent).to.equal('');
    expect(below()).to.be.closeTo(before, 1);
    await setViewport({ width: 800, height: 600 });
  });
});
