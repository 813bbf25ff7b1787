import { atom, type Getter } from 'jotai/vanilla';

import type { Credentials } from '../../../platform/api/http/call-options.ts';
import type { Id } from '../../../lib/config/id.ts';
import { openIds } from '../rules/wait/wait-state.ts';
import { accountMark } from '../../../lib/account-mark.ts';
import { credentialsAtom } from '../../../context/user-atom.ts';
import { waitAtom } from './payment-atoms.ts';
import { purchasesAtom, type Purchase } from './purchases.ts';

/** Why the server is not asked about a payment of an account: nobody is signed in, or somebody else is. */
export type PaymentRest = 'signedOut' | 'otherAccount';

/** Whether a payment is of the account that is here; one from before a reload is known by its mark, where it has one. */
function isOf({ userId, accountMark: mark, intentKey }: Purchase, here: Id): boolean {
  if (userId !== null) return userId === here;
  return mark === null || mark === accountMark(intentKey, here);
}

/** Why a payment rests; null where the server can be asked about it. */
export function restOf(get: Getter, paymentId: Id): PaymentRest | null {
  const purchase = get(purchasesAtom).get(paymentId);
  if (purchase?.owner !== 'account') return null;
  const here = get(credentialsAtom)?.userId;
  if (here === undefined) return 'signedOut';
  return isOf(purchase, here) ? null : 'otherAccount';
}

/** As whom the server is asked about a payment: null as a guest, also where somebody has signed in since. Spec section 7. */
export function payerOf(get: Getter, paymentId: Id): Credentials | null {
  const isGuests = get(purchasesAtom).get(paymentId)?.owner === 'guest';
  return isGuests ? null : get(credentialsAtom);
}

/** Why the payment on the screen rests, or another one that is open; null where none does. */
export const paymentRestAtom = atom((get): PaymentRest | null => {
  const state = get(waitAtom);
  const { currentId } = state;
  const open = openIds(state).filter((id) => currentId === null || id === currentId);
  return open.map((id) => restOf(get, id)).find((rest) => rest !== null) ?? null;
});
