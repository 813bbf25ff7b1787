import {
  activeElement,
  allByRole,
  byRole,
  describe,
  expect,
  fill,
  freeSlots,
  it,
  recordedRequests,
  setFault,
  shownText,
  untilEvent,
  untilRole,
  untilText,
  whenIdle,
} from '../support/index.ts';
import {
  addItem,
  chooseAsap,
  chooseDelivery,
  chooseTakeaway,
  chooseTime,
  goOnFromCart,
  HOME,
  keepTascaOpen,
  MENU_ORDER,
  openTasca,
  orderBody,
  sendOrder,
  slotOf,
  TAKEAWAY,
  TAKEN_AWAY,
  viewOrder,
  walkToOrderConfirm,
} from './order-walks.ts';
import { ownHeaders, sentBookings } from './requests.ts';
import { LISTING, oneServiceSlot, SERVICE_WORDS } from './service-walks.ts';
import {
  ANA,
  chooseSlot,
  click,
  fillContact,
  oneFreeSlot,
  startWalk,
  stepsOf,
  untilStep,
  untilStepEntered,
} from './walk.ts';
import { theOrder } from './transport-walks.ts';

const MINUTE_MS = 60_000;

describe('a guest orders from the menu', () => {
  it('taken away as soon as possible: the request, the events and the thanks', async () => {
    await keepTascaOpen();
    const walk = await walkToOrderConfirm();
    await untilText(walk.element, /Hora de levantamento\s*O mais depressa possível/);
    const before = Date.now();
    await sendOrder(walk);
    await untilText(walk.element, 'Pagas diretamente a Tasca Lua de Alfama');

    const request = await theOrder();
    const slot = slotOf(request);
    expect(Date.parse(slot.startTime)).to.be.at.least(before + 34 * MINUTE_MS);
    expect(request.body).to.deep.equal(
      orderBody({
        campaign: TAKEAWAY,
        slot,
        orderInformation: {
          deliveryDetail: TAKEN_AWAY,
          orderItems: [{ itemId: 1201, name: 'Bacalhau à Brás', quantity: 2, price: 13.05 }],
          deliveryCost: 0,
          orderAmount: 26.1,
          notes: '',
        },
      }),
    );
    await untilRole(walk.element, 'heading', 'Encomenda enviada');
    await whenIdle(() => /O mais depressa possível.*26,10/.test(shownText(walk.element)));
    expect(stepsOf(walk)).to.deep.equal(['menu', 'cart-review', 'delivery', 'confirm', 'success']);
    const details = walk.receivedEvents.filter(({ name }) => ['submit', 'cart'].includes(name));
    expect(details.map(({ detail }) => detail)).to.deep.equal([
      { items: 0, itemsTotal: 0, final: 0 },
      { items: 1, itemsTotal: 1450, final: 1305 },
      { items: 2, itemsTotal: 2900, final: 2610 },
      { kind: 'order', intent: details.at(-1)?.detail?.['intent'] },
    ]);
  });
});

describe('the price of a dish', () => {
  it('reads the same in the menu, the cart and the confirmation: what it was and what it is', async () => {
    await keepTascaOpen();
    const walk = await startWalk(MENU_ORDER);
    const both = /14,50\s€.*13,05\s€/;
    const expectBoth = () => untilText(walk.element, both);
    await expectBoth();
    await addItem(walk, 'Bacalhau à Brás');
    await viewOrder(walk);
    await expectBoth();
    await goOnFromCart(walk);
    await chooseAsap(walk);
    await expectBoth();
  });
});

describe('a shop that is closed today', () => {
  it('brings nothing as soon as possible, and takes an order for another day', async () => {
    const schedule = (await (await fetch(`/rest/campaign/schedule/${TAKEAWAY}`)).json()) as object;
    const today = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Lisbon' });
    await setFault({
      match: `GET /rest/campaign/schedule/${TAKEAWAY}`,
      status: 200,
      body: { ...schedule, nonAvailableDays: [today] },
    });
    const slots = await freeSlots(TAKEAWAY, 1);
    const slot = slots.find(({ startTime }) => startTime.slice(0, 10) > today)!;
    const walk = await startWalk(MENU_ORDER);
    await addItem(walk, 'Bacalhau à Brás');
    await viewOrder(walk);
    await goOnFromCart(walk);
    await chooseTakeaway(walk);
    await whenIdle(() => shownText(walk.element).includes('só é possível escolher uma hora'));
    expect(allByRole(walk.element, 'radio', /depressa/)).to.deep.equal([]);
    await click(walk, walk.words.continue);
    await untilStepEntered(walk, 'booking');
    await chooseSlot(walk, slot);
    await untilStepEntered(walk, 'confirm');
    await sendOrder(walk);
    expect(slotOf(await theOrder()).startTime).to.equal(slot.startTime);
  });
});

describe('an order of a service', () => {
  it('from the list of services to the thanks, with the delivery of every service', async () => {
    const walk = await startWalk(LISTING);
    await click(walk, SERVICE_WORDS.kit);
    await untilStepEntered(walk, 'menu');
    await addItem(walk, 'Óleo de amêndoas doces');
    await viewOrder(walk);
    await goOnFromCart(walk);
    await chooseDelivery(walk);
    await chooseTime(walk, await oneServiceSlot(207));
    await sendOrder(walk);
    const { body } = await theOrder();
    expect(body).to.deep.include({ campaignId: null, shopMerchantServiceIds: [207] });
    expect(body).to.have.nested.property('orderInformation.deliveryCost', 3);
    expect(body).to.have.nested.property(
      'orderInformation.deliveryDetail.transportType',
      'delivery',
    );
    await untilRole(walk.element, 'heading', 'Encomenda enviada');
  });

  it('that the page names with a cart alone has the times of the service', async () => {
    const walk = await startWalk({
      shop: 2,
      service: 207,
      cart: '9999',
      'allow-guest-login': true,
    });
    await untilText(walk.element, 'O carrinho está vazio.');
    const asked = await recordedRequests({ method: 'GET', path: '/shopmerchantservices/207/' });
    expect(asked).to.have.length(1);
  });
});

describe('a signed-in customer orders', () => {
  it('without signing in or typing again, in their own name', async () => {
    await keepTascaOpen();
    const walk = await startWalk({ shop: 1, campaign: TAKEAWAY, menu: true, ...ANA });
    await addItem(walk, 'Bacalhau à Brás');
    await viewOrder(walk);
    await goOnFromCart(walk);
    await chooseTakeaway(walk);
    await chooseAsap(walk);
    await click(walk, walk.words.submitOrder);
    await untilStep(walk, 'success');
    const [request, ...others] = await sentBookings();
    expect(others).to.deep.equal([]);
    expect(request).to.include({ method: 'POST', path: '/rest/bookings' });
    expect(ownHeaders(request!)).to.include({ token: ANA.token });
    expect(request!.body).to.have.nested.property('userInformation.email', 'ana@example.com');
    expect(request!.body).to.have.nested.property('orderInformation.orderAmount', 13.05);
  });
});

describe('a page that brings the cart', () => {
  it('by cart-items: unavailable items are named and left out; the rest is ordered', async () => {
    await keepTascaOpen();
    const walk = await startWalk({
      shop: 1,
      campaign: TAKEAWAY,
      'allow-guest-login': true,
      'cart-items': JSON.stringify([
        { id: 1, productId: 1201, qty: 1 },
        { id: 2, productId: 1204, qty: 1 },
        { id: 3, productId: 9999, qty: 2 },
      ]),
    });
    await untilRole(walk.element, 'button', 'Retirar Bacalhau à Brás');
    const text = shownText(walk.element);
    expect(text).to.include('Sardinhas assadas: não está à venda de momento.');
    expect(text).to.include('Não encontrámos o artigo 9999.');
    const [error] = walk.receivedEvents.filter(({ name }) => name === 'error');
    expect(error?.detail).to.include({ code: 'config', status: null });
    await goOnFromCart(walk);
    await chooseTakeaway(walk);
    await chooseAsap(walk);
    await sendOrder(walk);
    const request = await theOrder();
    expect(request.body).to.deep.equal(
      orderBody({
        campaign: TAKEAWAY,
        slot: slotOf(request),
        orderInformation: {
          deliveryDetail: TAKEN_AWAY,
          orderItems: [{ itemId: 1201, name: 'Bacalhau à Brás', quantity: 1, price: 13.05 }],
          deliveryCost: 0,
          orderAmount: 13.05,
          notes: '',
        },
      }),
    );
  });

  it('by cart, without a campaign: as soon as the shop has it, at the menu’s prices', async () => {
    const walk = await startWalk({ shop: 1, cart: '1201,1401,1401', 'allow-guest-login': true });
    await untilRole(walk.element, 'button', 'Retirar Pastel de nata');
    await goOnFromCart(walk);
    await chooseAsap(walk);
    await sendOrder(walk);
    const request = await theOrder();
    const slot = slotOf(request);
    expect(slot.durationSec).to.equal(0);
    expect(request.body).to.deep.equal(
      orderBody({
        campaign: null,
        slot,
        orderInformation: {
          deliveryDetail: TAKEN_AWAY,
          orderItems: [
            { itemId: 1201, name: 'Bacalhau à Brás', quantity: 1, price: 14.5 },
            { itemId: 1401, name: 'Pastel de nata', quantity: 2, price: 1.6 },
          ],
          deliveryCost: 0,
          orderAmount: 17.7,
          notes: '',
        },
      }),
    );
  });

  it('by setCart() in the middle: in place, and shown before anything is confirmed', async () => {
    await keepTascaOpen();
    const walk = await walkToOrderConfirm();
    await fillContact(walk);
    const receivedEvents = untilEvent(walk.element, 'cart');
    walk.element.setCart([{ id: 7, productId: 1401, qty: 6 }]);
    expect(await receivedEvents).to.deep.equal({ items: 6, itemsTotal: 960, final: 864 });
    await untilStepEntered(walk, 'cart-review');
    byRole(walk.element, 'button', 'Retirar Pastel de nata');
    expect(allByRole(walk.element, 'button', /Bacalhau/)).to.deep.equal([]);
  });
});

describe('a dish that changes its price while it is ordered', () => {
  it('stops the order, shows both prices and asks again', async () => {
    await openTasca();
    const walk = await walkToOrderConfirm();
    await fillContact(walk);
    const list = (await (await fetch('/rest/shop/1?language=pt_PT')).json()) as {
      priceListView: { sections: { items: { id: number; price: number }[] }[] };
    };
    for (const item of list.priceListView.sections.flatMap(({ items }) => items)) {
      if (item.id === 1201) item.price = 15;
    }
    await openTasca({ priceListView: list.priceListView });
    await click(walk, walk.words.submitOrder);
    await untilStepEntered(walk, 'cart-review');
    expect(await sentBookings()).to.deep.equal([]);
    const text = shownText(walk.element);
    expect(text).to.match(/Bacalhau à Brás: custava 14,50\s€, agora custa 15,00\s€/);
    expect(text).to.match(/Total: era 26,10\s€, agora é 27,00\s€/);
  });
});

describe('a signed-in customer who has a menu order delivered', () => {
  it('fills in a saved address by one press, and the order goes there', async () => {
    await keepTascaOpen();
    const walk = await startWalk({ ...MENU_ORDER, ...ANA });
    await addItem(walk, 'Bacalhau à Brás');
    await viewOrder(walk);
    await goOnFromCart(walk);
    (await untilRole(walk.element, 'radio', /^Entrega em casa/)).click();
    (await untilRole(walk.element, 'radio', /^Escritório/)).click();
    await click(walk, walk.words.continue);
    await untilStepEntered(walk, 'confirm');
    await click(walk, walk.words.submitOrder);
    await untilStep(walk, 'success');
    const [order, ...others] = await sentBookings();
    expect(others).to.deep.equal([]);
    expect(order?.body).to.nested.include({
      'orderInformation.deliveryDetail.street': 'Avenida da Liberdade 110',
      'orderInformation.deliveryDetail.postalCode': '1269-046',
    });
  });
});

describe('a guest orders from the menu', () => {
  it('delivered at a time, with a note and a second thought about the couvert', async () => {
    await keepTascaOpen();
    const slot = await oneFreeSlot(TAKEAWAY, 1);
    const walk = await startWalk(MENU_ORDER);
    await addItem(walk, 'Couvert da casa');
    await addItem(walk, 'Polvo à lagareiro');
    await viewOrder(walk);
    await click(walk, 'Retirar Couvert da casa');
    const undo = await untilRole(walk.element, 'button', 'Anular');
    expect(activeElement()).to.equal(undo);
    undo.click();
    await untilRole(walk.element, 'button', 'Retirar Couvert da casa');
    await click(walk, /^Adicionar nota para Tasca/);
    const note = await untilRole(walk.element, 'textbox', /^Nota para Tasca/);
    fill(note, 'x');
    await goOnFromCart(walk);
    await chooseDelivery(walk);
    await chooseTime(walk, slot);
    await untilText(walk.element, 'Rua dos Remédios 12, 2.º Dto, 1100-445 Lisboa');
    await sendOrder(walk);

    const request = await theOrder();
    expect(request.body).to.deep.equal(
      orderBody({
        campaign: TAKEAWAY,
        slot,
        orderInformation: {
          deliveryDetail: { transportType: 'delivery', ...HOME, postalCode: '1100-445' },
          orderItems: [
            { itemId: 1101, name: 'Couvert da casa', quantity: 1, price: 2.88 },
            { itemId: 1202, name: 'Polvo à lagareiro', quantity: 1, price: 17.82 },
          ],
          deliveryCost: 2.5,
          orderAmount: 23.2,
          notes: 'x',
        },
      }),
    );
  });
});
