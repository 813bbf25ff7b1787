import {
  activeElement,
  byRole,
  describe,
  expect,
  it,
  press,
  tabTo,
  untilRole,
} from '../support/index.ts';
import { keepTascaOpen, MENU_ORDER } from './order-walks.ts';
import { startWalk, untilStepEntered } from './walk.ts';

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
