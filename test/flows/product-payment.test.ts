import {
  afterEach,
  describe,
  expect,
  it,
  setFault,
  shownText,
  untilRole,
  untilText,
  whenIdle,
} from '../support/index.ts';
import { ANA_ORDERS, stay } from './product-walks.ts';
import { click, startWalk, untilStep } from './walk.ts';
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
