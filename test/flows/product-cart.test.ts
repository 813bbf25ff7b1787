import {
  activeElement,
  allByRole,
  byRole,
  describe,
  expect,
  expectNoAxeViolations,
  it,
  recordedRequests,
  setFault,
  untilRole,
  whenIdle,
} from '../support/index.ts';
import {
  guestWith,
  ORDER,
  pickWay,
  sentCartChanges,
  startAtDelivery,
  untilShown,
} from './product-walks.ts';
import { click, startWalk, untilStep } from './walk.ts';

const vinegar = (qty: number) => ({ id: 3102, productId: 3102, qty });
const HONEY = 'Mel de rosmaninho, 500 g';

const honey = (qty: number) => ({ id: 3203, productId: 3203, qty });

describe('a cart that the platform keeps', () => {
  it('gets one piece each of what the page names by cart', async () => {
    const walk = await startWalk({ ...guestWith('one-shop'), cart: '3102,3203' });
    await untilRole(walk.element, 'button', `Retirar ${HONEY}`);
    expect(await sentCartChanges()).to.deep.equal([
      'add {"productId":3102,"qty":1}',
      'add {"productId":3203,"qty":1}',
    ]);
  });

  it('holds exactly what setCart() says, in place: the customer sees it before going on', async () => {
    const walk = await startAtDelivery(guestWith('one-shop'));
    await pickWay(walk, ORDER.storePickup);
    walk.element.setCart([vinegar(3)]);
    await untilStep(walk, 'cart-review');
    await untilRole(walk.element, 'button', 'Retirar Vinagre de figo, 250 ml');
    await untilShown(walk, '22,20');
    expect(await sentCartChanges()).to.deep.equal([
      'remove/53101',
      'remove/53201',
      'add {"productId":3102,"qty":3}',
    ]);
    expect(walk.receivedEvents.filter(({ name }) => name === 'ready')).to.have.length(1);
  });

  it('gets what the page asks for by cart-items, beside what is in it; unknown items are named', async () => {
    const walk = await startWalk({
      ...guestWith('one-shop'),
      'cart-items': JSON.stringify([honey(2), { id: 99, productId: 99, qty: 1 }]),
    });
    await untilStep(walk, 'cart-review');
    await untilRole(walk.element, 'button', `Retirar ${HONEY}`);
    await untilRole(walk.element, 'button', 'Retirar Sardinhas em azeite, 120 g');
    await untilShown(walk, 'Não encontrámos o artigo 99.');
    await expectNoAxeViolations(walk.element);
    const added = await recordedRequests({ method: 'POST', path: '/web/shopping-cart/add' });
    expect(added.map(({ body }) => body)).to.deep.equal([
      { productId: 3203, qty: 2 },
      { productId: 99, qty: 1 },
    ]);
    expect(added[0]?.query).to.deep.equal({
      clientApplication: 'WEB',
      shopId: '3',
      entityId: '1',
      sessionId: 'one-shop',
      language: 'pt_PT',
    });
  });

  it('is changed piece by piece, and gives back what was taken out', async () => {
    const walk = await startWalk(guestWith('one-shop'));
    await click(walk, 'Mais um: Sardinhas em azeite, 120 g');
    await untilShown(walk, '36,82');
    await click(walk, 'Retirar Sardinhas em azeite, 120 g');
    const undo = await untilRole(walk.element, 'button', 'Anular');
    await whenIdle(() => activeElement() === undo, { what: 'the focus on the way back' });
    await untilShown(walk, '21,42');
    await expectNoAxeViolations(walk.element);
    undo.focus();
    undo.click();
    await untilRole(walk.element, 'button', 'Retirar Sardinhas em azeite, 120 g');
    expect(await sentCartChanges()).to.deep.equal([
      'add {"productId":3201,"qty":1}',
      'remove/53201',
      'add {"productId":3201,"qty":4}',
    ]);
  });

  it('that loses a line over one piece less says so, and has the line back as it was', async () => {
    const walk = await startWalk(guestWith('one-shop'));
    await setFault({ match: '/web/shopping-cart/add', status: 503, times: 1 });
    await click(walk, 'Menos um: Sardinhas em azeite, 120 g');
    await untilShown(walk, 'Sardinhas em azeite, 120 g saiu da encomenda. Anula para ficar');
    const undo = await untilRole(walk.element, 'button', 'Anular');
    await whenIdle(() => activeElement() === undo, { what: 'the focus on the way back' });
    await expectNoAxeViolations(walk.element);
    undo.click();
    await untilRole(walk.element, 'button', 'Retirar Sardinhas em azeite, 120 g');
    expect(await sentCartChanges()).to.deep.equal([
      'remove/53201',
      'add {"productId":3201,"qty":2}',
      'add {"productId":3201,"qty":3}',
    ]);
  });

  it('whose change was lost on its way speaks of the cart and of no booking', async () => {
    const walk = await startWalk(guestWith('one-shop'));
    await setFault({ match: '/web/shopping-cart/add', status: 504, times: 1 });
    await click(walk, 'Mais um: Sardinhas em azeite, 120 g');
    await whenIdle(() => activeElement()?.textContent?.includes('A encomenda está como a vês'));
    expect(activeElement()?.textContent).not.to.include('reserva');
    expect(allByRole(walk.element, 'alertdialog')).to.deep.equal([]);
    await expectNoAxeViolations(walk.element);
  });

  it('without anything in it says so and leads nowhere', async () => {
    const walk = await startWalk({ ...guestWith('one-shop'), 'session-id': 'nobody' });
    await untilShown(walk, 'O carrinho está vazio.');
    await expectNoAxeViolations(walk.element);
    expect(allByRole(walk.element, 'button', walk.words.continue)).to.deep.equal([]);
  });
});

describe('a cart that the platform keeps', () => {
  it('counts every press, however slow the answers are, and keeps the focus where it was pressed', async () => {
    const walk = await startWalk(guestWith('one-shop'));
    const add = 'POST /rest/v1/web/shopping-cart/';
    await setFault({ match: add, delayMs: 300 });
    const more = await untilRole(walk.element, 'button', 'Mais um: Sardinhas em azeite, 120 g');
    for (let presses = 0; presses < 3; presses += 1) {
      more.click();
    }
    await untilShown(walk, '44,52');
    const less = byRole(walk.element, 'button', 'Menos um: Sardinhas em azeite, 120 g');
    less.focus();
    less.click();
    await untilShown(walk, '40,67');
    expect(activeElement()).to.equal(less);
    expect(await sentCartChanges()).to.deep.equal([
      'add {"productId":3201,"qty":1}',
      'add {"productId":3201,"qty":2}',
      'remove/53201',
      'add {"productId":3201,"qty":5}',
    ]);
  });

  it('that gives a line another id keeps it in its place, with the focus in it', async () => {
    const walk = await startWalk({
      ...guestWith('one-shop'),
      'cart-items': JSON.stringify([honey(1)]),
    });
    const less = await untilRole(walk.element, 'button', 'Menos um: Sardinhas em azeite, 120 g');
    const cart = await fetch(
      '/rest/v1/web/shopping-cart?shopId=3&sessionId=one-shop&entityId=1&language=pt_PT',
    );
    const { shops, ...rest } = await cart.json();
    const [oil, tins, jar] = shops[0].items;
    const again = { ...tins, id: 99, quantity: 2 };
    const body = { ...rest, final: 12.34, shops: [{ ...shops[0], items: [oil, jar, again] }] };
    await setFault({ match: '/web/shopping-cart/add', status: 200, body, times: 1 });
    less.focus();
    less.click();
    await untilShown(walk, '12,34');
    expect(activeElement()).to.equal(less);
    const takeOut = allByRole(walk.element, 'button', /^Retirar/);
    expect(takeOut.map((each) => each.computedName)).to.deep.equal([
      'Retirar Azeite virgem extra, 500 ml',
      'Retirar Sardinhas em azeite, 120 g',
      `Retirar ${HONEY}`,
    ]);
  });
});
