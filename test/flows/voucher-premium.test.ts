import { describe, expect, expectNoAxeViolations, it, untilRole } from '../support/index.ts';
import {
  comeBackUntil,
  eventsOf,
  hasEvent,
  payByWallet,
  paymentRequests,
  untilWaiting,
  WALLET,
} from './voucher-walks.ts';
import { click, PREMIUM, startWalk, untilStep } from './walk.ts';

/** Campaign 110 for a premium member, on a page that begins with the premium reservation. */
const PREMIUM_VIEW = {
  campaign: 110,
  'reservation-type': 'normal',
  'default-view': 'premium',
  ...PREMIUM,
} as const;

describe('a premium reservation of a member', () => {
  it('is bought as one: its own title, the larger discount, and its type on the wire', async () => {
    const walk = await startWalk(PREMIUM_VIEW);
    await untilRole(walk.element, 'heading', 'Reserva smart');
    await untilRole(walk.element, 'spinbutton', 'Número de vouchers');
    await expectNoAxeViolations(walk.element);
    await click(walk, 'Continuar');
    await untilStep(walk, 'confirm');
    await payByWallet(walk, WALLET.completes);
    await untilWaiting(walk);
    await comeBackUntil(() => hasEvent(walk, 'paid'), 'paid');
    await untilStep(walk, 'success');

    const [request, ...others] = await paymentRequests();
    expect(others).to.deep.equal([]);
    expect(request?.path).to.equal('/rest/payment/mbway-payment-request/1002/');
    expect(request?.body).to.include({ campaignId: 110, paymentReservationType: 'premium' });
    const [paid] = eventsOf(walk, 'paid');
    expect(paid).to.include({ kind: 'voucher', currency: 'EUR' });
    // A guest pays 42 euros for the gift voucher of the same campaign.
    expect(Number(paid?.['amount'])).to.be.within(1, 4199);
  });
});
