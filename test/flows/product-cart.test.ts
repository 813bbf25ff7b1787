import { describe, expect, it, untilRole } from '../support/index.ts';
import {
  guestWith,
  ORDER,
  sentCartChanges,
  startAtDelivery,
  untilShown,
  pickWay,
} from './product-walks.ts';
import { startWalk, untilStep } from './walk.ts';
const vinegar = (qty: number) => ({ id: 3102, productId: 3102, qty });
const HONEY = 'Mel de rosmaninho, 500 g';

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
});
