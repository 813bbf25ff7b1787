import { BOOKING_TYPE } from '../../../src/features/offer/rules/booking-type.ts';
import type { CheckoutConfig } from '../../../src/lib/config/checkout-config.ts';
import type { UserSession } from '../../../src/lib/user-session.ts';
import type { Slot } from '../../../src/lib/time/slots.ts';
import { toggleSlotAction } from '../../../src/features/booking/state/edit-booking.ts';
import { addAccounts } from './fake-accounts.ts';
import { createFakeHost } from './fake-host.ts';
import { A_USER, createFakeServer } from './fake-server.ts';
import { startTestCheckout } from './start-test-checkout.ts';

export const NOW = Date.parse('2026-11-20T10:00:00Z');
export const DINNER: Slot = {
  startTime: '2026-11-21T20:00:00+00:00',
  durationSec: 5400,
  capacity: 8,
};

/** A flow that guests may not go on with, at its first step. */
export async function startForMembers(
  config: Partial<CheckoutConfig> = {},
  users: readonly UserSession[] = [A_USER],
) {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, [DINNER]);
  const accounts = addAccounts(server, users);
  const host = createFakeHost(NOW);
  const start = () => startTestCheckout(server, host, { allowGuestLogin: false, ...config });
  return { server, accounts, host, start, store: await start() };
}

/** The same with dinner chosen: the sign-in step is shown. */
export async function startAtLogin(
  config: Partial<CheckoutConfig> = {},
  users: readonly UserSession[] = [A_USER],
) {
  const checkout = await startForMembers(config, users);
  checkout.store.set(toggleSlotAction, DINNER);
  return checkout;
}
