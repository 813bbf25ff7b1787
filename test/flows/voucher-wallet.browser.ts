import {
  allByRole,
  describe,
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  it,
  passTime,
  setViewport,
  untilRole,
} from '../support/index.ts';
import { untilResendFree } from './payment-walks.ts';
import {
  payByWallet,
  paymentRequests,
  says,
  untilWaiting,
  VOUCHER,
  walkToPayment,
  WALLET,
} from './voucher-walks.ts';
import { startWalk } from './walk.ts';

describe('a voucher by wallet', () => {
  it('is asked again after half a minute at the earliest, and a press before that does nothing', async () => {
    const walk = await walkToPayment();
    await payByWallet(walk, WALLET.never);
    await untilWaiting(walk);
    const resend = await untilRole(walk.element, 'button', 'Enviar o pedido de novo');
    expect(resend.ariaDisabled).to.equal('true');
    await says(walk, /Podes enviar de novo daqui a \d+\ss\./);
    resend.click();
    await passTime(30_000);
    await untilResendFree(walk);
    expect(allByRole(walk.element, 'alertdialog')).to.deep.equal([]);
    expect(await paymentRequests()).to.have.length(1);
  });

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

describe('the voucher form', () => {
  it('fits a narrow page without a fault', async () => {
    const box = document.createElement('div');
    box.style.inlineSize = '320px';
    document.body.append(box);
    const walk = await startWalk(VOUCHER, 'pt', box);
    await untilRole(walk.element, 'spinbutton', 'Número de vouchers');
    await expectNoOverflow(walk.element);
    await expectNoAxeViolations(walk.element);
  });
});
