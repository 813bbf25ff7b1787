import { atom } from 'jotai/vanilla';

import type { ContactState, InvoiceState } from '../../../flow/rules/booking-state.ts';
import { KNOWN_PREFIXES } from '../../../lib/phone/dial-prefixes.ts';
import { normaliseNif } from '../../../lib/portugal/nif.ts';
import { normalisePhone } from '../../../lib/portugal/phone.ts';
import {
  attemptsAtom,
  contactAtom,
  invoiceAtom,
  touchedFieldsAtom,
} from '../../../flow/state/booking-state-atoms.ts';
import { contactIssuesAtom } from './contact-form-atoms.ts';
import { afterPressAction } from '../../../flow/state/press-atoms.ts';
import { nextStepAction } from '../../../flow/state/move-step.ts';

/** Takes over what was typed, as it was typed. */
export const editContactAction = atom(null, (_get, set, part: Partial<ContactState>) =>
  set(contactAtom, (contact) => ({ ...contact, ...part })),
);

export const editInvoiceAction = atom(null, (_get, set, part: Partial<InvoiceState>) =>
  set(invoiceAtom, (invoice) => ({ ...invoice, ...part })),
);

const judgeFieldAction = atom(null, (get, set, field: string) => {
  const { phone, prefix, vatId } = get(contactAtom);
  if (field === 'phone') set(editContactAction, normalisePhone(phone, prefix, KNOWN_PREFIXES));
  if (field === 'vatId') set(editContactAction, { vatId: normaliseNif(vatId) });
  if (field === 'invoice.vatId') {
    set(editInvoiceAction, { vatId: normaliseNif(get(invoiceAtom).vatId) });
  }
  set(touchedFieldsAtom, (touched) => new Set([...touched, field]));
});

/**
 * The customer left a field: forgiving inputs become right values, and the field may be judged. Its message waits
 * for the press that took the focus away.
 */
export const leaveFieldAction = atom(null, (_get, set, field: string) =>
  set(afterPressAction, () => set(judgeFieldAction, field)),
);

/** Turns forgiving inputs into right values, also those of a field that was not left before Enter. */
export const tidyContactAction = atom(null, (get, set) => {
  const { phone, prefix } = get(contactAtom);
  set(editContactAction, normalisePhone(phone, prefix, KNOWN_PREFIXES));
});

/** Goes on when the contact form is complete; otherwise shows what is missing. */
export const submitContactFormAction = atom(null, (get, set) => {
  set(tidyContactAction);
  if (get(contactIssuesAtom).length === 0) set(nextStepAction, 'client-info');
  else set(attemptsAtom, (count) => count + 1);
});
