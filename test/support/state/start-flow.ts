import { BOOKING_TYPE } from '../../../src/features/offer/rules/booking-type.ts';
import type { CheckoutConfig } from '../../../src/lib/config/checkout-config.ts';
import { createFakeServer, type FakeServer } from './fake-server.ts';
import { createFakeHost } from './fake-host.ts';
import { startTestCheckout } from './start-test-checkout.ts';

/** A Friday, 10:00 in Lisbon. */
export const NOW = Date.parse('2026-11-20T10:00:00Z');

/** A server that offers a normal booking without slots. */
export const normalServer = () => createFakeServer(BOOKING_TYPE.NORMAL, []);

/** Starts the flow of a config on a server, and gives all three. */
export async function start(config: Partial<CheckoutConfig>, server: FakeServer = normalServer()) {
  const host = createFakeHost(NOW);
  const store = await startTestCheckout(server, host, config);
  return { store, host, server };
}
