import { PRIZES } from '../../../src/features/account/state/prizes.ts';
import type { Store } from '../../../src/context/checkout-context.ts';
import type { Prize } from '../../../src/lib/user-session.ts';
import type { FakeServer } from './fake-server.ts';

/** Lets a server have these prizes of the signed-in user, and the checkout know them at once. */
export function givePrizes(
  { server, store }: { server: FakeServer; store: Store },
  prizes: readonly Prize[],
): void {
  server.api.getPrizes = async () => prizes;
  void store.set(PRIZES.reload);
  store.set(PRIZES.state, prizes);
}
