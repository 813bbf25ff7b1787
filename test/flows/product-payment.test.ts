import {
  afterEach,
  describe,
  expect,
  it,
  setFault,
  shownText,
  whenIdle,
  untilRole,
  untilText,
} from '../support/index.ts';
import { ANA_ORDERS, ORDER, startAtConfirm, stay } from './product-walks.ts';
import { click, startWalk, untilStep } from './walk.ts';

const HERE = location.pathname + location.search;

afterEach(() => history.replaceState(null, '', HERE));

/** Ana's order, taken; gives the payment page's address and her page gone, as when the window has left it. */
async function leaveForPayment(): Promise<string> {
  const walk = await startAtConfirm(ANA_ORDERS, ORDER.payOnline);
  const urls = stay(walk);
  await click(walk, ORDER.confirmAndPay);
  await untilStep(walk, 'success');
  const url = await whenIdle(() => urls[0], { what: 'the way to the payment' });
  walk.element.remove();
  return url;
}

const PAY_NOW = /^Pagar \d/;

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
