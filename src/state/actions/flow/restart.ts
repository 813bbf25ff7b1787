import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { loadCode } from '../../../api/http/load-code.ts';
import type { PaymentInFlight } from '../../../domain/payment/payment-in-flight.ts';
import { serializeSavedState } from '../../../domain/saved/saved-state.ts';
import { savedCartKeyAtom } from '../../cart/saved-cart-key-atom.ts';
import { readinessAtom } from '../../flow/readiness-atom.ts';
import { paymentInFlightAtom } from '../../payment/payment-atoms.ts';
import { savedStateAtom, savedStateKeyAtom } from '../../saved/saved-state-atoms.ts';
import { servicesAtom } from '../../services.ts';
import { startCheckoutAction } from './start-checkout.ts';

/** Goes on with what was open before the flow began anew, as after choosing another method. */
async function followOn(get: Getter, set: Setter, open: PaymentInFlight): Promise<void> {
  const { host } = get(servicesAtom);
  const { resumePaymentsAction } = await loadCode(
    () => import('../payment/resume-payments.ts'),
    () => host.isOnline(),
  );
  // A start that waits or was overtaken by another payment has nothing to go on with here.
  const isReady = get(readinessAtom).status === 'ready' && get(paymentInFlightAtom) === null;
  if (isReady) await set(resumePaymentsAction, { ...open, currentId: null });
}

/**
 * Begins the flow anew: what was saved is dropped and the data is read again. A payment that is open is followed all
 * the same: it may still be paid.
 */
export const restartAction = atom(null, async (get, set): Promise<void> => {
  const { storage } = get(servicesAtom).host;
  const open = get(paymentInFlightAtom);
  const before = get(savedStateAtom);
  const key = get(savedStateKeyAtom);
  if (before || !open) storage.remove(key);
  storage.remove(get(savedCartKeyAtom));
  await set(startCheckoutAction);
  if (!open) return;
  const hasFailed = get(readinessAtom).status === 'failed';
  // The next start goes on from here: what is being paid is never lost sight of.
  if (hasFailed && before) return storage.write(key, serializeSavedState(before));
  await followOn(get, set, open);
});
