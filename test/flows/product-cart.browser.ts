import {
  activeElement,
  allByRole,
  byRole,
  describe,
  expect,
  it,
  press,
  setFault,
  untilRole,
} from '../support/index.ts';
import { guestWith, sentCartChanges, untilShown } from './product-walks.ts';
import { startWalk } from './walk.ts';

const honey = (qty: number) => ({ id: 3203, productId: 3203, qty });
const HONEY = 'Mel de rosmaninho, 500 g';

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
    await press('Enter');
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
    await press('Enter');
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
