import {
  allByRole,
  byRole,
  choose,
  describe,
  expect,
  expectNoAxeViolations,
  fill,
  it,
  passTime,
  setFault,
  shownText,
  untilRecorded,
  untilRole,
  whenIdle,
} from '../support/index.ts';
import {
  AGAIN,
  atButton,
  ORDERS,
  RATES,
  timesOrdered,
  withProducts,
} from './product-faults-walks.ts';
import {
  goOnToConfirm,
  guestWith,
  ORDER,
  orderAsGuest,
  pickWay,
  sentOrders,
  startAtConfirm,
  startAtDelivery,
  stay,
  typeAddress,
  untilShown,
} from './product-walks.ts';
import { sayPayAgain } from './voucher-walks.ts';
import { click, field, sendAgain, startWalk, untilStep } from './walk.ts';

describe('what changes while it is ordered', () => {
  it('a price that has gone up stops the order and shows both; the total that is shown is what is ordered', async () => {
    const walk = await atButton(withProducts('3302'));
    await click(walk, ORDER.confirmObligation);
    await untilShown(walk, /custava .+, agora custa 21,50\s€/);
    await untilShown(walk, /Total: era .+, agora é 21,50\s€/);
    await click(walk, ORDER.confirmObligation);
    await untilStep(walk, 'success');
    await untilShown(walk, /Pagas 21,50\s€/);
  });

  it('an item that has gone stops the order, is shown, and the rest is ordered by another press', async () => {
    const walk = await atButton(withProducts('3102,3301'));
    await click(walk, ORDER.confirmObligation);
    await untilShown(walk, 'Último cabaz alentejano: já não está disponível e saiu da encomenda.');
    await expectNoAxeViolations(walk.element);
    expect(timesOrdered(walk)).to.equal(0);
    await click(walk, ORDER.confirmObligation);
    await untilStep(walk, 'success');
    expect(await sentOrders()).to.have.length(2);
    expect(timesOrdered(walk)).to.equal(1);
  });
});

describe('an order whose answer is lost', () => {
  for (const [what, fault] of [
    ['an error of the server', { status: 500, body: { message: 'Erro.' } }],
    ['the page of a firewall', { status: 403, body: '<html>' }],
  ] as const) {
    it(`behind ${what} may have been made: the customer is warned, and nothing is sent again`, async () => {
      const walk = await atButton(guestWith('one-shop'));
      await setFault({ match: ORDERS, ...fault, after: true, times: 1 });
      await click(walk, ORDER.confirmObligation);
      await untilShown(walk, 'Não sabemos se a primeira tentativa chegou');
      expect(await sentOrders()).to.have.length(1);
      expect(timesOrdered(walk)).to.equal(0);
    });
  }

  it('that did not arrive is made by the customer alone, the same and with the same key', async () => {
    const walk = await atButton({ ...guestWith('one-shop'), idempotency: 'header' });
    await setFault({ match: ORDERS, drop: true, times: 1 });
    await click(walk, ORDER.confirmObligation);
    await untilShown(walk, 'Não sabemos se a primeira tentativa chegou');
    await sendAgain(walk, AGAIN);
    await sayPayAgain(walk);
    await untilStep(walk, 'success');
    const [first, second, ...others] = await sentOrders();
    expect(others).to.deep.equal([]);
    expect(second?.body).to.deep.equal(first?.body);
    expect(second?.headers['idempotency-key']).to.be.a('string');
    expect(second?.headers['idempotency-key']).to.equal(first?.headers['idempotency-key']);
    expect(timesOrdered(walk)).to.equal(1);
  });

  it('that arrived is not made a second time: the cart says that it was taken', async () => {
    const walk = await atButton(guestWith('one-shop'));
    await setFault({ match: ORDERS, drop: true, after: true, times: 1 });
    await click(walk, ORDER.confirmObligation);
    await untilShown(walk, 'Não sabemos se a primeira tentativa chegou');
    await sendAgain(walk, AGAIN);
    await untilShown(walk, 'a encomenda deve ter ficado feita à primeira');
    await expectNoAxeViolations(walk.element);
    expect(await sentOrders()).to.have.length(1);
    expect(timesOrdered(walk)).to.equal(0);
  });
});

describe('an order that is paid online', () => {
  it('is never led to an address that is not safe', async () => {
    const walk = await startAtConfirm(guestWith('one-shop'), ORDER.payOnline);
    const urls = stay(walk);
    const body = { orderRef: 'E-1', paymentUrl: 'http://pay.example/1' };
    await setFault({ match: ORDERS, status: 200, body, times: 1 });
    await orderAsGuest(walk, ORDER.confirmAndPay);
    await untilShown(walk, 'Se ainda não pagaste, segue as instruções do e-mail da encomenda.');
    const errors = walk.receivedEvents.filter(({ name }) => name === 'error');
    expect(errors.map(({ detail }) => detail['message'])).to.deep.equal([
      'createGuestOrder: the field "paymentUrl" is unusable, so the customer cannot be sent to the payment',
    ]);
    expect(urls).to.deep.equal([]);
  });

  it('without a page to pay on says so, and leads nowhere', async () => {
    const walk = await startAtConfirm(guestWith('one-shop'), ORDER.payOnline);
    const urls = stay(walk);
    await setFault({ match: ORDERS, status: 200, body: { orderRef: 'E-1' }, times: 1 });
    await orderAsGuest(walk, ORDER.confirmAndPay);
    await untilShown(walk, 'Se ainda não pagaste, segue as instruções do e-mail da encomenda.');
    await expectNoAxeViolations(walk.element);
    expect(urls).to.deep.equal([]);
    expect(allByRole(walk.element, 'button', /^Pagar /)).to.deep.equal([]);
  });
});

describe('rates', () => {
  it('of an address that was left do not count, however late they come', async () => {
    const walk = await startAtDelivery(guestWith('one-shop'));
    await pickWay(walk, ORDER.delivery);
    await setFault({ match: RATES, delayMs: 1_500, times: 1 });
    await typeAddress(walk, '7000-854');
    await untilRecorded({ path: '/delivery/rates' }, { count: 2 });
    fill(byRole(walk.element, 'textbox', 'Código postal'), '9500-150');
    await untilRecorded({ path: '/delivery/rates' }, { count: 3 });
    await passTime(1_500);
    await untilShown(walk, /CTT Ilhas/);
    await goOnToConfirm(walk);
    await untilShown(walk, /8,90\s€/);
    expect(shownText(walk.element)).not.to.include('Estafeta da mercearia');
  });

  it('abroad are those of the country, whose postal code is as it is there', async () => {
    const walk = await startAtDelivery(guestWith('one-shop'));
    const urls = stay(walk);
    await pickWay(walk, ORDER.delivery);
    choose(await untilRole(walk.element, 'combobox', 'País'), '68');
    fill(await field(walk, 'Rua e número'), 'Calle Mayor 5');
    fill(await field(walk, 'Código postal'), '06001');
    fill(await field(walk, 'Localidade'), 'Badajoz');
    await untilShown(walk, /CTT Internacional/);
    await goOnToConfirm(walk);
    await orderAsGuest(walk, ORDER.confirmAndPay);
    const [order] = await sentOrders();
    expect(order?.body).to.deep.nested.include({
      'orderInformation.delivery': {
        deliveryMethods: [{ shopId: 3, shopDeliveryMethodId: 306, pickupPoint: null }],
        addressName: '',
        countryId: 68,
        street: 'Calle Mayor 5',
        postalCode: '06001',
        floorDoor: '',
        city: 'Badajoz',
      },
    });
    const rates = await untilRecorded({ path: '/delivery/rates' });
    expect(rates.at(-1)?.query).to.include({ countryId: '68', postalCode: '06001' });
    await whenIdle(() => urls.length === 1, { what: 'the redirect' });
  });

  it('that do not come are asked for again', async () => {
    const walk = await startWalk(guestWith('one-shop'));
    await setFault({ match: RATES, status: 500, times: 1 });
    await click(walk, walk.words.continue);
    await untilShown(walk, 'Não conseguimos ver as opções de entrega.');
    await expectNoAxeViolations(walk.element);
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
    await expectNoAxeViolations(walk.element);
    for (const way of [ORDER.delivery, ORDER.pickupPoint, ORDER.storePickup]) {
      expect(byRole(walk.element, 'button', way).matches(':disabled')).to.equal(true);
    }
  });
});
