import {
  activeElement,
  allByRole,
  byRole,
  describe,
  expect,
  fill,
  it,
  shownText,
  whenIdle,
  untilRole,
} from '../support/index.ts';
import { ANA, click, startWalk, type Walk } from './walk.ts';
import {
  comeBackUntil,
  hasEvent,
  pay,
  payByWallet,
  paymentRequests,
  says,
  untilWaiting,
  VOUCHER,
  WALLET,
  walkToPayment,
} from './voucher-walks.ts';

describe('a voucher by wallet', () => {
  it('cancelled: said in a modal, nothing paid, the method kept', async () => {
    const walk = await walkToPayment();
    await payByWallet(walk, WALLET.isCancelled);
    await untilWaiting(walk);
    await comeBackUntil(() => shownText(walk.element).includes('foi recusado'), 'refused');
    await click(walk, 'Escolher como pagar');
    await whenIdle(() => activeElement()?.textContent?.includes('foi recusado'), {
      what: 'the focus on the reason above the ways to pay',
    });
    const wallet = byRole(walk.element, 'radio', /^MB WAY/);
    expect(wallet).to.have.property('checked', true);
    expect(hasEvent(walk, 'paid')).to.equal(false);
  });

  it('an error of the platform: the message, and another try', async () => {
    const walk = await walkToPayment();
    await payByWallet(walk, WALLET.fails);
    await says(walk, 'A plataforma de pagamentos não respondeu. Tenta de novo.');
    await click(walk, 'Escolher como pagar');
    await payByWallet(walk, WALLET.completes);
    await untilWaiting(walk);
    expect(await paymentRequests()).to.have.length(2);
  });

  /** The number of a request that nobody answers is edited where it waits. */
  async function editNumber(): Promise<{ walk: Walk; field: HTMLElement }> {
    const walk = await walkToPayment();
    await payByWallet(walk, WALLET.never);
    await untilWaiting(walk);
    await click(walk, 'Usar outro número');
    const field = await untilRole(walk.element, 'textbox', 'Número de telemóvel');
    expect(field).to.have.property('value', '910000003');
    await whenIdle(() => activeElement() === field, { what: 'the focus on the number' });
    return { walk, field };
  }

  it('closing the number on the waiting screen sends nothing, and the first request still counts', async () => {
    const { walk, field } = await editNumber();
    fill(field, '910000001');
    await click(walk, 'Fechar');
    const button = await untilRole(walk.element, 'button', 'Usar outro número');
    await whenIdle(() => activeElement() === button, { what: 'the focus on the button' });
    expect(allByRole(walk.element, 'textbox')).to.have.length(0);
    await untilWaiting(walk);
    await says(walk, '+351 910 000 003');
    expect(await paymentRequests()).to.have.length(1);
  });
});

describe('the voucher form', () => {
  it('of a signed-in customer takes a prize off the total, and sends it', async () => {
    const walk = await startWalk({ ...VOUCHER, ...ANA });
    const prizes = await untilRole(walk.element, 'combobox', /Usar um prémio/);
    const select = prizes as HTMLSelectElement;
    const options = [...select.options].map(({ value, disabled }) => ({ value, disabled }));
    expect(options).to.deep.include({ value: '7003', disabled: true });
    select.value = '7001';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await says(walk, /37,00\s€/);
    await click(walk, 'Continuar');
    await untilRole(walk.element, 'heading', 'Como queres pagar?');
    await says(walk, /37,00\s€/);
    await pay(walk);
    await untilWaiting(walk);
    const [request] = await paymentRequests();
    expect(request?.path).to.equal('/rest/payment/mbway-payment-request/1001/');
    expect(request?.body).to.include({ prizeTransactionId: 7001, email: 'ana@example.com' });
  });
});
