import {
  activeElement,
  byRole,
  describe,
  expect,
  it,
  press,
  tabTo,
  untilRole,
  untilText,
} from '../support/index.ts';
import {
  addItem,
  chooseDelivery,
  chooseTime,
  goOnFromCart,
  HOME,
  keepTascaOpen,
  MENU_ORDER,
  orderBody,
  sendOrder,
  TAKEAWAY,
  viewOrder,
} from './order-walks.ts';
import { click, oneFreeSlot, startWalk, untilStepEntered } from './walk.ts';
import { theOrder } from './transport-walks.ts';

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
    note.focus();
    await press('x');
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

describe('with the keyboard alone', () => {
  it('a guest fills the cart; the focus is never lost with a button', async () => {
    await keepTascaOpen();
    const walk = await startWalk(MENU_ORDER);
    const { element } = walk;
    await tabTo(await untilRole(element, 'button', 'Adicionar Couvert da casa'));
    await press('Enter');
    const more = await untilRole(element, 'button', 'Mais um: Couvert da casa');
    expect(activeElement()).to.equal(more);
    await press('Enter');
    const less = byRole(element, 'button', 'Menos um: Couvert da casa');
    await tabTo(less, { backwards: true });
    await press('Enter');
    await press('Enter');
    expect(activeElement()).to.equal(
      await untilRole(element, 'button', 'Adicionar Couvert da casa'),
    );
    await press('Enter');
    await tabTo(byRole(element, 'button', 'Ver encomenda'));
    await press('Enter');
    await untilStepEntered(walk, 'cart-review');
    await tabTo(await untilRole(element, 'button', 'Retirar Couvert da casa'));
    await press('Enter');
    await untilRole(element, 'button', 'Anular');
    await press('Enter');
    expect(activeElement()).to.equal(await untilRole(element, 'button', 'Retirar Couvert da casa'));
  });
});
