import type { Getter } from 'jotai/vanilla';

import { configAtom, servicesAtom, userAtom } from '../../context/checkout-context.ts';
import { stepChangesAtom, touchedFieldsAtom } from '../../flow/state/flow-atoms.ts';
import { controlId } from '../../flow/state/form-model.ts';
import { initiallyTouched } from '../contact/rules/contact-form-rules.ts';
import { contactAtom } from '../contact/state/contact-atom.ts';
import { CONTACT_ID } from '../contact/state/contact-form.ts';

/** Where the tab keeps whether it is used, so that a reload does not hide the customer before it. */
const KEY = 'merchant-checkout:kiosk';

/** Whether the customer has left a field. One that the page or its account has filled in wrongly is marked without them. */
function hasLeftField(get: Getter): boolean {
  const wrong = initiallyTouched(get(contactAtom)).map((field) => controlId(CONTACT_ID, field));
  return [...get(touchedFieldsAtom)].some((id) => !wrong.includes(id));
}

/**
 * Whether a customer has used this tab since it was last cleared, so that something of theirs may be left. A tab that was just
 * opened is used only if somebody is signed in whom the page does not name.
 */
export function isUsed(get: Getter): boolean {
  // Touches before the code of the watch has loaded left no mark.
  if (get(stepChangesAtom) > 0 || hasLeftField(get)) return true;
  const mark = get(servicesAtom).host.storage.read(KEY);
  if (mark !== null) return mark === 'used';
  return get(userAtom) !== null && get(configAtom).token === null;
}

/** Somebody has touched the page. */
export const noteUse = (get: Getter) => get(servicesAtom).host.storage.write(KEY, 'used');

/** Nothing of anybody is left. */
export const noteCleared = (get: Getter) => get(servicesAtom).host.storage.write(KEY, 'cleared');
