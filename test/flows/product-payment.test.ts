import { addressOf } from './payment-walks.ts';
import {
  activeElement,
  afterEach,
  describe,
  expect,
  expectNoAxeViolations,
  it,
  setFault,
  shownText,
  untilRole,
  untilText,
  whenIdle,
} from '../support/index.ts';
import { ANA_ORDERS, sentOrders, stay, untilShown } from './product-walks.ts';
import { click, startWalk, untilStep, type Walk } from './walk.ts';
import { HERE, leaveForPayment, PAY_NOW } from './product-payment-walks.ts';

afterEach(() => history.replaceState(null, '', HERE));

describe('who comes back from the payment of an order', () => {
  it('by the history finds the order and the way to pay, and no word of what happened there', async () => {
    const url = await leaveForPayment();
    const walk = await startWalk(ANA_ORDERS);
    await untilStep(walk, 'success');
    await untilRole(walk.element, 'heading', 'Encomenda registada. Falta pagar');
    expect(shownText(walk.element)).not.to.include('indicou');
    const urls = stay(walk);
    await click(walk, PAY_NOW);
    await whenIdle(() => urls[0] === url, { what: 'the same payment page' });
  });

  it('finds an order whose reference holds a space and a slash', async () => {
    const orderRef = 'FT 2026/123';
    const paymentUrl = `${location.origin}/__sandbox/pay?payment=900001`;
    await setFault({
      match: 'POST /rest/v1/web/orders',
      after: true,
      body: { orderRef, paymentUrl },
    });
    expect(await leaveForPayment()).to.equal(paymentUrl);
    const walk = await startWalk(ANA_ORDERS);
    await untilRole(walk.element, 'heading', 'Encomenda registada. Falta pagar');
    await untilText(walk.element, orderRef);
  });
});

afterEach(() => history.replaceState(null, '', HERE));

/** Presses a button of the payment page; gives the address that it leads back to. */
async function pressOnPaymentPage(url: string, decision: string): Promise<string> {
  const payment = new URL(url).searchParams.get('payment') ?? '';
  const body = new URLSearchParams({ payment, decision });
  const answer = await fetch(url.replace(/\?.*/, ''), { method: 'POST', body });
  return addressOf(answer);
}

/** Comes back at an address: the page starts again there. */
async function comeBackAt(address: string): Promise<Walk> {
  history.replaceState(null, '', address);
  return startWalk(ANA_ORDERS);
}
const PAY_AGAIN = 'Abrir de novo a página de pagamento';

describe('who comes back from the payment of an order', () => {
  for (const [decision, says, button] of [
    ['pay', 'indicou que pagaste. Aqui não o conseguimos confirmar', PAY_AGAIN],
    ['payLate', 'ainda está a ser processado', PAY_AGAIN],
    ['refuse', 'indicou que o pagamento foi recusado', PAY_NOW],
    ['cancel', 'indicou que o pagamento foi cancelado', PAY_NOW],
  ] as const) {
    it(`reads what its page said, never that it is paid, and can go there again: ${decision}`, async () => {
      const url = await leaveForPayment();
      const back = await pressOnPaymentPage(url, decision);
      expect(new URL(back).searchParams.get('cid')).to.equal('1001');
      const walk = await comeBackAt(back);
      await untilStep(walk, 'success');
      await untilShown(walk, says);
      await untilRole(walk.element, 'heading', /^Encomenda registada/);
      await untilText(walk.element, 'E-7001');
      expect(shownText(walk.element)).not.to.include('Encomenda feita');
      expect(location.search).to.equal(new URL(HERE, location.href).search);
      await expectNoAxeViolations(walk.element);
      const urls = stay(walk);
      await click(walk, button);
      await whenIdle(() => urls[0] === url, { what: 'the same payment page' });
      expect(await sentOrders()).to.have.length(1);
    });
  }

  it('in another tab is led from the empty cart to the order and its payment', async () => {
    const url = await leaveForPayment();
    sessionStorage.clear();
    const walk = await startWalk(ANA_ORDERS);
    await untilShown(walk, 'Pode faltar o pagamento de uma encomenda feita neste navegador.');
    await expectNoAxeViolations(walk.element);
    await click(walk, 'É meu: ver esse pagamento');
    await untilRole(walk.element, 'heading', 'Encomenda registada. Falta pagar');
    expect(activeElement()?.textContent).to.include('Falta pagar');
    const urls = stay(walk);
    await click(walk, PAY_NOW);
    await whenIdle(() => urls[0] === url, { what: 'the same payment page' });
    expect(await sentOrders()).to.have.length(1);
  });
});
