import {
  allByRole,
  byRole,
  describe,
  expect,
  fill,
  it,
  setFault,
  until,
  untilRecorded,
  untilRole,
} from '../support/index.ts';
import {
  expectUsable,
  guestWith,
  ORDER,
  orderAsGuest,
  sentOrders,
  startAtConfirm,
  stay,
  untilShown,
} from './product-walks.ts';
import { click, sendAgain, startWalk, untilStep } from './walk.ts';
import {
  AGAIN,
  atButton,
  ORDERS,
  RATES,
  timesOrdered,
  withProducts,
} from './product-faults-walks.ts';
import { unfold } from './payment-walks.ts';

describe('what changes while it is ordered', () => {
  it('an item that has gone stops the order, is shown, and the rest is ordered by another press', async () => {
    const walk = await atButton(withProducts('3102,3301'));
    await click(walk, ORDER.confirmObligation);
    await untilShown(walk, 'Último cabaz alentejano: já não está disponível e saiu da encomenda.');
    await expectUsable(walk);
    expect(timesOrdered(walk)).to.equal(0);
    await click(walk, ORDER.confirmObligation);
    await untilStep(walk, 'success');
    expect(await sentOrders()).to.have.length(2);
    expect(timesOrdered(walk)).to.equal(1);
  });
});

describe('an order whose answer is lost', () => {
  it('that arrived is not made a second time: the cart says that it was taken', async () => {
    const walk = await atButton(guestWith('one-shop'));
    await setFault({ match: ORDERS, drop: true, after: true, times: 1 });
    await click(walk, ORDER.confirmObligation);
    await untilShown(walk, 'Não sabemos se a primeira tentativa chegou');
    await sendAgain(walk, AGAIN);
    await untilShown(walk, 'a encomenda deve ter ficado feita à primeira');
    await expectUsable(walk);
    expect(await sentOrders()).to.have.length(1);
    expect(timesOrdered(walk)).to.equal(0);
  });
});

describe('an order that is paid online', () => {
  it('without a page to pay on says so, and leads nowhere', async () => {
    const walk = await startAtConfirm(guestWith('one-shop'), ORDER.payOnline);
    const urls = stay(walk);
    await setFault({ match: ORDERS, status: 200, body: { orderRef: 'E-1' }, times: 1 });
    await orderAsGuest(walk, ORDER.confirmAndPay);
    await untilShown(walk, 'Se ainda não pagaste, segue as instruções do e-mail da encomenda.');
    await expectUsable(walk);
    expect(urls).to.deep.equal([]);
    expect(allByRole(walk.element, 'button', /^Pagar /)).to.deep.equal([]);
  });
});

describe('rates', () => {
  it('that do not come are asked for again', async () => {
    const walk = await startWalk(guestWith('one-shop'));
    await setFault({ match: RATES, status: 500, times: 1 });
    await click(walk, walk.words.continue);
    await untilShown(walk, 'Não conseguimos ver as opções de entrega.');
    await expectUsable(walk);
    await click(walk, 'Tentar de novo');
    await untilRole(walk.element, 'button', ORDER.delivery);
  });

  it('of a shop without any method leave no way, and say of which shop', async () => {
    const types = ['DELIVERY', 'PICKUP_POINT', 'STORE_PICKUP'];
    await setFault({
      match: RATES,
      status: 200,
      body: {
        types: types.map((type) => ({
          type,
          price: 0,
          startingFrom: false,
          disabled: true,
          disabledFor: [{ shopName: 'Mercearia do Sobreiro' }],
        })),
        shops: [
          { shopId: 3, shopName: 'Mercearia do Sobreiro', price: 0, available: false, methods: {} },
        ],
      },
    });
    const walk = await startWalk(guestWith('one-shop'));
    await click(walk, walk.words.continue);
    await untilShown(walk, 'De momento não há forma de receber esta encomenda.');
    await untilShown(walk, 'Não disponível em: Mercearia do Sobreiro.');
    await expectUsable(walk);
    for (const way of [ORDER.delivery, ORDER.pickupPoint, ORDER.storePickup]) {
      expect(byRole(walk.element, 'button', way).matches(':disabled')).to.equal(true);
    }
  });
});

describe('a coupon', () => {
  it('that is on its way holds the order back, and the button says so', async () => {
    const walk = await atButton(guestWith('one-shop'));
    await setFault({ match: '/apply-coupon', delayMs: 1_000, times: 1 });
    unfold(walk, ORDER.haveCoupon);
    fill(await untilRole(walk.element, 'textbox', ORDER.coupon), 'save10');
    await click(walk, ORDER.apply);
    const order = byRole(walk.element, 'button', ORDER.confirmObligation);
    await untilRecorded({ path: '/apply-coupon' });
    await until(() => order.getAttribute('aria-busy') === 'true', { what: 'a busy button' });
    order.click();
    await untilRole(walk.element, 'button', 'Aplicado');
    expect(await sentOrders()).to.deep.equal([]);
    await click(walk, ORDER.confirmObligation);
    await untilStep(walk, 'success');
    await untilShown(walk, /Pagas 29,67\s€/);
    expect(await sentOrders()).to.have.length(1);
  });

  it('that changes the lines as well shows what it changed, and the order costs what is shown', async () => {
    const walk = await atButton(guestWith('one-shop'));
    unfold(walk, ORDER.haveCoupon);
    fill(await untilRole(walk.element, 'textbox', ORDER.coupon), 'semvale');
    await click(walk, ORDER.apply);
    await untilShown(walk, 'O código do cupão não é válido.');
    await expectUsable(walk);
    fill(await untilRole(walk.element, 'textbox', ORDER.coupon), 'sempromo');
    await click(walk, ORDER.apply);
    await untilRole(walk.element, 'button', 'Aplicado');
    await untilShown(walk, /Azeite virgem extra, 500 ml: custava 10,71\s€, agora custa 11,90\s€/);
    await expectUsable(walk);
    await click(walk, ORDER.confirmObligation);
    await untilStep(walk, 'success');
    await untilShown(walk, /Pagas 28,28\s€/);
    const coupons = await untilRecorded({ path: '/apply-coupon' });
    expect(coupons.map(({ query }) => query['couponCode'])).to.deep.equal(['semvale', 'sempromo']);
  });
});
