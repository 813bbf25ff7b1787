import type { Getter } from 'jotai/vanilla';

import { configAtom, servicesAtom, userAtom } from '../../context/checkout-context.ts';
import { stepChangesAtom, touchedFieldsAtom } from '../../flow/state/flow-atoms.ts';

/** Where the tab keeps whether it is used, so that a reload does not hide the customer before it. */
const KEY = 'merchant-checkout:kiosk';

/**
 * Whether a customer has used this tab since it was last cleared, so that something of theirs may be left. A tab that was just
 * opened is used only if somebody is signed in whom the page does not name.
 */
export function isUsed(get: Getter): boolean {
  // Touches before the code of the watch has loaded left no mark.
  if (get(stepChangesAtom) > 0 || get(touchedFieldsAtom).size > 0) return true;
  const mark = get(servicesAtom).host.storage.read(KEY);
  if (mark !== null) return mark === 'used';
  return get(userAtom) !== null && get(configAtom).token === null;
}

/** Somebody has touched the page. */
export const noteUse = (get: Getter) => get(servicesAtom).host.storage.write(KEY, 'used');

/** Nothing of anybody is left. */
export const noteCleared = (get: Getter) => get(servicesAtom).host.storage.write(KEY, 'cleared');
