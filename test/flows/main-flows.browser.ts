import { describe, expect, it } from '../support/index.ts';
import { bookAsGuest, walkOfType } from './booking-walks.ts';
import {
  addItem,
  chooseAsap,
  chooseTakeaway,
  goOnFromCart,
  keepTascaOpen,
  MENU_ORDER,
  sendOrder,
  viewOrder,
} from './order-walks.ts';
import {
  comeBackUntil,
  eventsOf,
  hasEvent,
  payByWallet,
  walkToPayment,
  WALLET,
} from './voucher-walks.ts';
import { GUEST, startWalk, untilStep } from './walk.ts';

// The other bundles run these; the module walks each of them in its own files.
describe('a guest', () => {
  it('books a table', async () => {
    const walk = await startWalk({ ...GUEST, campaign: 101 });
    await bookAsGuest(walk, walkOfType(1));
    expect(eventsOf(walk, 'reserved')).to.have.length(1);
  });

  it('orders from the menu', async () => {
    await keepTascaOpen();
    const walk = await startWalk(MENU_ORDER);
    await addItem(walk, 'Bacalhau à Brás');
    await viewOrder(walk);
    await goOnFromCart(walk);
    await chooseTakeaway(walk);
    await chooseAsap(walk);
    await sendOrder(walk);
    expect(eventsOf(walk, 'reserved')).to.have.length(1);
  });

  it('pays a voucher by wallet', async () => {
    const walk = await walkToPayment();
    await payByWallet(walk, WALLET.completes);
    await comeBackUntil(() => hasEvent(walk, 'paid'), 'paid');
    await untilStep(walk, 'success');
    expect(eventsOf(walk, 'paid')).to.have.length(1);
  });
});
