import {
  activeElement,
  byRole,
  describe,
  expect,
  fill,
  it,
  recordedRequests,
  setFault,
  shownText,
  whenIdle,
  untilNoRole,
  untilRole,
  untilText,
} from '../support/index.ts';
import {
  ANA_ORDERS,
  eventsNamed,
  goOnToConfirm,
  guestWith,
  ORDER,
  orderAsGuest,
  pickPoint,
  sentOrders,
  startAtDelivery,
  stay,
  typeAddress,
  pick,
  pickWay,
} from './product-walks.ts';
import { refusal } from './requests.ts';
import { click, field, fillContact, startWalk, stepsOf, untilStep } from './walk.ts';

const GUEST_INFORMATION = {
  givenName: 'Rui',
  familyName: 'Manuel Costa',
  email: 'rui@example.com',
  mobileNumber: { dialPrefix: '+351', number: '912345678' },
};

/** The sandbox's point that a row of the list shows; their names and streets come again in other towns. */
async function pointNamed(row: string) {
  const reply = await fetch('/rest/v1/web/delivery/pickup-points?shopDeliveryMethodIds=303');
  const points = (await reply.json()) as {
    id: number;
    name: string;
    address: string;
    postalCode: string;
  }[];
  return points.find(({ name, address, postalCode }) =>
    [name, address, postalCode].every((part) => row.includes(part)),
  );
}

const referer = () => location.origin + location.pathname;

describe('a guest orders products', () => {
  it('of two shops, delivered, paid on the spot, with notes to shop and merchant', async () => {
    const walk = await startWalk(guestWith('two-shops'));
    await untilStep(walk, 'cart-review');
    await click(walk, 'Adicionar nota para Mercearia do Sobreiro');
    fill(await field(walk, 'Nota para Mercearia do Sobreiro (opcional)'), 'Sem saco');
    await click(walk, walk.words.continue);
    await untilStep(walk, 'delivery');
    await pickWay(walk, ORDER.delivery);
    await typeAddress(walk);
    await pick(walk, /^Estafeta da mercearia/);
    await goOnToConfirm(walk, ORDER.payLater);
    await click(walk, 'Adicionar nota');
    fill(
      await field(walk, 'Notas para Mercearia do Sobreiro, Queijaria Monte da Estrela (opcional)'),
      'Toca à campainha',
    );
    await untilText(walk.element, '54,12');
    await orderAsGuest(walk, ORDER.confirmObligation);

    const [order, ...others] = await sentOrders();
    expect(others).to.deep.equal([]);
    expect(order?.path).to.equal('/rest/v1/web/orders/guest');
    expect(order?.query).to.deep.equal({
      clientApplication: 'WEB',
      entityId: '1',
      sessionId: 'two-shops',
      language: 'pt_PT',
    });
    expect(order?.body).to.deep.equal({
      refererLink: referer(),
      userInformation: GUEST_INFORMATION,
      orderInformation: {
        delivery: {
          deliveryMethods: [
            { shopId: 3, shopDeliveryMethodId: 302, pickupPoint: null },
            { shopId: 4, shopDeliveryMethodId: 401, pickupPoint: null },
          ],
          addressName: '',
          countryId: 139,
          street: 'Rua da República 12',
          postalCode: '7000-854',
          floorDoor: '',
          city: 'Évora',
        },
        shopNotes: [{ shopId: 3, notes: 'Sem saco' }],
        notes: 'Sem saco\nToca à campainha',
        paymentMethod: 'offline',
      },
    });
    expect(stepsOf(walk)).to.deep.equal([
      'cart-review',
      'delivery',
      'payment-method',
      'confirm',
      'success',
    ]);
    expect(eventsNamed(walk, 'order')).to.deep.equal([{ orderRef: 'E-7001' }]);
    await whenIdle(() => shownText(walk.element).includes('E-7001'), { what: 'the number' });
    await untilText(walk.element, 'Pagas 54,12');
  });

  it('at a pickup point, paid online: the window opens the payment page, which the merchant’s page may do itself', async () => {
    const walk = await startAtDelivery(guestWith('one-shop'));
    const urls = stay(walk);
    await pickWay(walk, ORDER.pickupPoint);
    const name = await pickPoint(walk, 'Évora');
    await untilRole(walk.element, 'heading', /^Envio de Mercearia/);
    await goOnToConfirm(walk, ORDER.payOnline);
    await orderAsGuest(walk, ORDER.confirmAndPay);

    const [order] = await sentOrders();
    const point = await pointNamed(name);
    expect(order?.body)
      .to.have.property('orderInformation')
      .that.deep.equals({
        delivery: {
          deliveryMethods: [{ shopId: 3, shopDeliveryMethodId: 303, pickupPoint: point?.id }],
          addressName: point?.name,
          countryId: 139,
          street: point?.address,
          postalCode: point?.postalCode,
          floorDoor: '',
          city: 'Évora',
        },
        shopNotes: [],
        notes: '',
        paymentMethod: 'online',
      });
    await whenIdle(() => urls.length === 1, { what: 'the redirect' });
    expect(urls[0]).to.include('/__sandbox/pay');
    await click(walk, /^Pagar 35,37/);
    await whenIdle(() => urls.length === 2, { what: 'the second redirect' });
  });

  it('collects them in the store; the only way to pay is taken without a question, and back skips it', async () => {
    const walk = await startAtDelivery(guestWith('two-shops'));
    await pickWay(walk, ORDER.storePickup);
    await untilRole(walk.element, 'heading', /^Levantar na loja Queijaria/);
    await goOnToConfirm(walk);
    await click(walk, 'Voltar');
    await untilStep(walk, 'delivery');
    await goOnToConfirm(walk);
    await orderAsGuest(walk, ORDER.confirmObligation);

    const [order] = await sentOrders();
    expect(order?.body).to.deep.equal({
      refererLink: referer(),
      userInformation: GUEST_INFORMATION,
      orderInformation: {
        delivery: {
          deliveryMethods: [
            { shopId: 3, shopDeliveryMethodId: 304, pickupPoint: null },
            { shopId: 4, shopDeliveryMethodId: 404, pickupPoint: null },
          ],
        },
        shopNotes: [],
        notes: '',
        paymentMethod: 'offline',
      },
    });
  });

  it('reads that a way of delivery is unavailable, and for which shop', async () => {
    const walk = await startAtDelivery(guestWith('three-shops'));
    const point = byRole(walk.element, 'button', ORDER.pickupPoint);
    expect(point.matches(':disabled')).to.equal(true);
    await untilText(walk.element, 'Não disponível em: Garrafeira Douro Acima.');
  });

  it('reads that no shop delivers to an island, and which shop does not deliver elsewhere', async () => {
    const walk = await startAtDelivery(guestWith('two-shops'));
    await pickWay(walk, ORDER.delivery);
    await typeAddress(walk, '9980-024');
    await whenIdle(() => shownText(walk.element).includes('Não há entregas para este destino'));
    await typeAddress(walk, '9000-060');
    await whenIdle(() =>
      shownText(walk.element).includes('Queijaria Monte da Estrela não entrega neste destino.'),
    );
    await click(walk, walk.words.continue);
    await whenIdle(() => activeElement()?.textContent?.includes('não entrega neste destino'));
    expect(stepsOf(walk)).to.deep.equal(['cart-review', 'delivery']);
  });
});

describe('the price of a way to get the goods', () => {
  const RATES = '/rest/v1/web/delivery/rates';

  /** The rates in general, with what the server says of the price of delivery. */
  async function sayOfDelivery(said: { price: number; startingFrom: boolean }): Promise<void> {
    const rates = (await (await fetch(RATES)).json()) as { types: { type: string }[] };
    const types = rates.types.map((each) =>
      each.type === 'DELIVERY' ? { ...each, ...said } : each,
    );
    await setFault({ match: `GET ${RATES}`, status: 200, body: { ...rates, types } });
  }

  it('is "from" where the methods cost differently, whatever the server’s "no" says', async () => {
    await sayOfDelivery({ price: 3.9, startingFrom: false });
    const walk = await startAtDelivery(guestWith('one-shop'));
    await untilText(walk.element, /Desde 3,90/);
  });

  it('is "from" where the server says so', async () => {
    await sayOfDelivery({ price: 1.5, startingFrom: true });
    const walk = await startAtDelivery(guestWith('one-shop'));
    await untilText(walk.element, /Desde 1,50/);
  });
});

describe('a signed-in customer orders products', () => {
  it('hears beside the field of a new address that its tax number is not valid', async () => {
    const walk = await startAtDelivery(ANA_ORDERS);
    await pickWay(walk, ORDER.delivery);
    await click(walk, 'Adicionar morada');
    await untilRole(walk.element, 'dialog', 'Nova morada');
    await typeAddress(walk);
    fill(await field(walk, 'NIF (opcional)'), '123456780');
    await click(walk, 'Guardar morada');
    await untilText(walk.element, 'Este NIF não é válido. Verifica os 9 algarismos.');
    expect(await recordedRequests({ path: '/user/addresses/create' })).to.deep.equal([]);
  });

  it('adds an address in a dialog, which is chosen once it is saved', async () => {
    const walk = await startAtDelivery(ANA_ORDERS);
    await pickWay(walk, ORDER.delivery);
    await click(walk, 'Adicionar morada');
    await untilRole(walk.element, 'dialog', 'Nova morada');
    await click(walk, 'Guardar morada');
    await whenIdle(() => shownText(walk.element).includes('Escreve a rua e o número.'));
    await typeAddress(walk);
    await click(walk, 'Guardar morada');
    await untilNoRole(walk.element, 'dialog');
    const added = await untilRole(walk.element, 'radio', /Rua da República 12/);
    expect(added.matches(':checked')).to.equal(true);
    const [saved, ...others] = await recordedRequests({ path: '/user/addresses/create' });
    expect(others).to.deep.equal([]);
    expect(saved?.body).to.include({ postalCode: '7000-854', countryId: 139, vatId: null });
  });
});

describe('an order that goes wrong', () => {
  it('shows the server message in a modal, and is sent with another press', async () => {
    const walk = await startAtDelivery(guestWith('one-shop'));
    await pickWay(walk, ORDER.storePickup);
    await goOnToConfirm(walk, ORDER.payLater);
    await setFault({
      match: 'POST /rest/v1/web/orders',
      ...refusal(422, 'Agora não dá.'),
      times: 1,
    });
    await fillContact(walk);
    await click(walk, ORDER.confirmObligation);
    const modal = await untilRole(walk.element, 'alertdialog');
    await untilText(modal, 'Agora não dá.');
    await click(walk, 'Voltar à encomenda');
    await click(walk, ORDER.confirmObligation);
    await untilStep(walk, 'success');
    expect(await sentOrders()).to.have.length(2);
  });
});
