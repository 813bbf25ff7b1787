import {
  activeElement,
  allByRole,
  byRole,
  describe,
  expect,
  expectNoAxeViolations,
  fill,
  it,
  passTime,
  shownText,
  untilRole,
  untilText,
  whenIdle,
} from '../support/index.ts';
import { askAgain, untilResendFree } from './payment-walks.ts';
import {
  chooseMethod,
  comeBackUntil,
  eventsOf,
  hasEvent,
  pay,
  PAY_IN_PLACE,
  payByWallet,
  paymentRequests,
  PRICE,
  reload,
  sayPayAgain,
  says,
  saySendAgain,
  untilWaiting,
  VOUCHER,
  walkToPayment,
  WALLET,
} from './voucher-walks.ts';
import { ANA, click, RUI, startWalk, untilStep, type Walk } from './walk.ts';

const PAID = { kind: 'voucher', paymentId: '900001', amount: PRICE * 100, currency: 'EUR' };

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

  it('completed: every field of the request, the code, the e-mail, each fact announced once', async () => {
    const walk = await walkToPayment();
    await payByWallet(walk, WALLET.completes);
    await untilWaiting(walk);
    await says(walk, '+351 910 000 001');
    await comeBackUntil(() => hasEvent(walk, 'paid'), 'paid');
    await untilStep(walk, 'success');
    await untilRole(walk.element, 'heading', 'O voucher é teu');
    await untilText(walk.element, /rui@example\.com, no máximo em 10 minutos/);
    await untilText(walk.element, /V-/);

    const [request, ...others] = await paymentRequests();
    expect(others).to.deep.equal([]);
    expect(request?.path).to.equal('/rest/payment/mbway-payment-request/guest/');
    const { expireDate, ...body } = { ...(request?.body as Record<string, unknown>) };
    const aheadMs = Date.parse(String(expireDate)) - Date.now();
    expect(aheadMs).to.be.within(172_000_000, 172_800_000);
    expect(body).to.deep.equal({
      invoiceName: null,
      invoiceFiscalId: null,
      onBehalfOfName: RUI.name,
      campaignId: 110,
      campaignTypeId: 1,
      quantityPurchased: 1,
      prizeTransactionId: null,
      paymentMethod: 'mbway',
      paymentReservationType: 'voucher',
      email: RUI.email,
      paymentPhoneNumber: '+351910000001',
    });
    const [submit] = eventsOf(walk, 'submit');
    expect(submit).to.include({ kind: 'voucher' });
    expect(submit?.['intent']).to.match(/^[2-9C-Y]{8}$/);
    expect(eventsOf(walk, 'pending')).to.deep.equal([{ ...submit, paymentId: '900001' }]);
    await whenIdle(() => eventsOf(walk, 'paid').length > 0, { what: 'paid' });
    expect(eventsOf(walk, 'paid')).to.deep.equal([PAID]);
    const told = JSON.stringify(walk.receivedEvents);
    for (const personal of [RUI.name, RUI.email, '910000001'])
      expect(told).not.to.include(personal);
    await expectNoAxeViolations(walk.element);

    const after = await reload(walk);
    await untilRole(after.element, 'heading', 'O voucher é teu');
    await says(after, /V-/);
    expect(eventsOf(after, 'paid')).to.deep.equal([]);
  });

  it('another number is asked from the waiting screen: one further request, and that one is paid', async () => {
    const { walk, field } = await editNumber();
    await untilWaiting(walk);
    await untilRole(walk.element, 'timer', /^Tens \d:\d\d minutos para confirmar\.$/);
    await expectNoAxeViolations(walk.element);
    fill(field, '910000001');
    await click(walk, PAY_IN_PLACE);
    expect(await paymentRequests()).to.have.length(1);
    await sayPayAgain(walk);
    await says(walk, '+351 910 000 001');
    await comeBackUntil(() => hasEvent(walk, 'paid'), 'paid');
    await untilStep(walk, 'success');
    const numbers = (await paymentRequests()).map(
      ({ body }) => (body as Record<string, unknown>)['paymentPhoneNumber'],
    );
    expect(numbers).to.deep.equal(['+351910000003', '+351910000001']);
  });

  it('a wrong number on the waiting screen is said beside the field and sends nothing', async () => {
    const { walk, field } = await editNumber();
    fill(field, '21 000 000');
    await click(walk, PAY_IN_PLACE);
    await whenIdle(() => activeElement()?.getAttribute('aria-invalid') === 'true', {
      what: 'the focus on the number',
    });
    await expectNoAxeViolations(walk.element);
    await untilWaiting(walk);
    expect(await paymentRequests()).to.have.length(1);
  });

  it('a wrong number is said beside the field and sends nothing', async () => {
    const walk = await walkToPayment();
    await payByWallet(walk, '21 000 000');
    await whenIdle(() => activeElement()?.getAttribute('aria-invalid') === 'true', {
      what: 'the focus on the number',
    });
    await expectNoAxeViolations(walk.element);
    expect(await paymentRequests()).to.deep.equal([]);
  });

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

  it('with an invoice names the wrong part of a NIF, then sends name and number', async () => {
    const walk = await startWalk(VOUCHER);
    (await untilRole(walk.element, 'checkbox', 'Quero fatura com NIF')).click();
    fill(await untilRole(walk.element, 'textbox', 'Nome na fatura'), 'Costa, Lda.');
    fill(await untilRole(walk.element, 'textbox', 'NIF'), '123456780');
    await click(walk, 'Continuar');
    await says(walk, 'O último algarismo do NIF não bate certo');
    await expectNoAxeViolations(walk.element);
    fill(await untilRole(walk.element, 'textbox', 'NIF'), 'PT 501 442 600');
    await click(walk, 'Mais um voucher');
    await click(walk, 'Continuar');
    await untilStep(walk, 'client-info');
    fill(await untilRole(walk.element, 'textbox', 'Nome'), RUI.name);
    fill(await untilRole(walk.element, 'textbox', 'E-mail'), RUI.email);
    fill(await untilRole(walk.element, 'textbox', 'Número de telemóvel'), RUI.phone);
    await click(walk, 'Continuar');
    await untilRole(walk.element, 'heading', 'Como queres pagar?');
    await payByWallet(walk, WALLET.never);
    await untilWaiting(walk);
    const [request] = await paymentRequests();
    expect(request?.body).to.include({
      invoiceName: 'Costa, Lda.',
      invoiceFiscalId: '501442600',
      quantityPurchased: 2,
    });
  });
});

describe('a voucher by wallet', () => {
  it('is asked again after half a minute at the earliest, and a press before that does nothing', async () => {
    const walk = await walkToPayment();
    await payByWallet(walk, WALLET.never);
    await untilWaiting(walk);
    const resend = await untilRole(walk.element, 'button', 'Enviar o pedido de novo');
    expect(resend.getAttribute('aria-disabled')).to.equal('true');
    await says(walk, /Podes enviar de novo daqui a \d+\ss\./);
    resend.click();
    await passTime(30_000);
    await untilResendFree(walk);
    expect(allByRole(walk.element, 'alertdialog')).to.deep.equal([]);
    expect(await paymentRequests()).to.have.length(1);
  });
});
