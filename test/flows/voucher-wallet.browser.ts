import {
  allByRole,
  describe,
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  it,
  moveClock,
  setViewport,
  untilRole,
} from '../support/index.ts';
import { askAgain, untilResendFree } from './payment-walks.ts';
import {
  chooseMethod,
  comeBackUntil,
  eventsOf,
  payByWallet,
  paymentRequests,
  reload,
  says,
  saySendAgain,
  untilWaiting,
  VOUCHER,
  walkToPayment,
  WALLET,
} from './voucher-walks.ts';
import { click, startWalk } from './walk.ts';

describe('a voucher by wallet', () => {
  it('never answered: a reload keeps the screen, resend and another method work', async () => {
    const before = await walkToPayment();
    await payByWallet(before, WALLET.never);
    await untilWaiting(before);
    await expectNoAxeViolations(before.element);
    await askAgain(before);
    await saySendAgain(before);
    await comeBackUntil(() => eventsOf(before, 'pending').length === 2, 'a second request');
    await untilWaiting(before);

    const walk = await reload(before);
    await untilWaiting(walk);
    await untilRole(walk.element, 'timer', /^Tens \d:\d\d minutos para confirmar\.$/);
    expect(eventsOf(walk, 'pending')).to.deep.equal([]);
    // The number is not stored: it is asked for before anything is sent to another one.
    await askAgain(walk, 1);
    await says(walk, 'escreve outra vez o número MB WAY');
    const number = await untilRole(walk.element, 'textbox', 'Número de telemóvel');
    expect(number).to.have.property('value', '');
    await expectNoAxeViolations(walk.element);
    await click(walk, 'Voltar a esse pagamento');
    await untilWaiting(walk);
    await click(walk, 'Pagar de outra forma');
    await says(walk, 'Tens um pagamento à espera');
    await chooseMethod(walk, /^Cartão/);
    await click(walk, 'Voltar a esse pagamento');
    await untilWaiting(walk);
    expect(await paymentRequests()).to.have.length(2);
  });

  it('is asked again after half a minute at the earliest, and a press before that does nothing', async () => {
    const walk = await walkToPayment();
    await payByWallet(walk, WALLET.never);
    await untilWaiting(walk);
    const resend = await untilRole(walk.element, 'button', 'Enviar o pedido de novo');
    expect(resend.ariaDisabled).to.equal('true');
    await says(walk, /Podes enviar de novo daqui a \d+\ss\./);
    resend.click();
    moveClock(0.5);
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
    moveClock(0.5);
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
