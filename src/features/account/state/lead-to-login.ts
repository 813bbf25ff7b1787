import type { Getter, Setter } from 'jotai/vanilla';

import { stepsOf } from '../../../flow/flow-table.ts';
import { holdsCustomerAtom } from '../../../flow/state/holds-customer-atom.ts';
import { guestsMayGoOnAtom } from '../../offer/state/guests-may-go-on-atom.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { userAtom } from '../../../context/user-atom.ts';
import { jumpToStepAction } from '../../../flow/state/move-step.ts';

/**
 * Leads back to the sign-in when a guest stands behind it in a flow that guests may not go on with; never from a
 * result that stands or a payment that is open. Gives whether it did.
 */
export function leadToLoginIfNeeded(get: Getter, set: Setter): boolean {
  const entry = get(currentEntryAtom);
  const isFree = get(userAtom) !== null || get(guestsMayGoOnAtom);
  if (!entry || isFree || get(holdsCustomerAtom)) return false;
  const steps = stepsOf(entry.flow).map((step) => step.id);
  const login = steps.indexOf('login');
  if (login < 0 || steps.indexOf(entry.step) <= login) return false;
  set(jumpToStepAction, 'login');
  return true;
}
