import type { Check } from '../../../submission/purchase-kind.ts';
import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { userAtom, configAtom } from '../../../context/checkout-context.ts';
import { EMPTY_CONTACT, type ContactState } from '../rules/contact-state.ts';
import type { InvoiceState } from '../../offer/rules/offer-choice.ts';
import { contactAtom } from './contact-atom.ts';
import { touchedFieldsAtom, submitCountAtom } from '../../../flow/state/flow-atoms.ts';
import { invoiceAtom } from './invoice-atom.ts';
import {
  answersAreCompleteAtom,
  mayRequireAnswersAtom,
} from '../../questions/state/questions-atoms.ts';
import { modeAtom, voucherAtom } from '../../offer/state/choice-atoms.ts';
import { goToStepAction, unfinishedStep } from '../../../flow/state/unfinished-step.ts';
import type { StepRules } from '../../../flow/feature-interface.ts';
import type { StepId } from '../../../flow/flow-table.ts';
import type { Prefill } from '../../../lib/config/prefill.ts';
import { DEFAULT_PREFIX } from '../../../lib/limits.ts';
import { controlId, formOf } from '../../../flow/state/form-model.ts';
import { normalisePhone } from '../../../lib/portugal/phone.ts';
import type { UserSession } from '../../../lib/user-session.ts';
import { guestsAllowedAtom, bookingTypeAtom } from '../../offer/state/offer-atoms.ts';
import {
  contactFormIssues,
  initiallyTouched,
  showsVatId,
  visibleContactFields,
  type ContactFormField,
} from '../rules/contact-form-rules.ts';
import { nextStepAction } from '../../../flow/state/move-step.ts';
import { KNOWN_PREFIXES } from '../../../lib/phone/dial-prefixes.ts';
import { normaliseNif } from '../../../lib/portugal/nif.ts';

/** Whether an e-mail must be given: of guests, who have no other. Spec section 5 "Contact / client info". */
export const emailIsRequiredAtom = atom((get) => get(userAtom) === null && get(guestsAllowedAtom));

const contactContextAtom = atom((get) => ({
  emailIsRequired: get(emailIsRequiredAtom),
  vatIdAsked: get(modeAtom) === 'book' && showsVatId(get(bookingTypeAtom)),
}));

/**
 * The fields that the page locks. A field with an invalid value stays editable; a locked number locks its prefix too.
 * Contract section 1 "prefill".
 */
export const lockedContactFieldsAtom = atom((get): ReadonlySet<string> => {
  const { prefill } = get(configAtom);
  const { lock = [] } = prefill;
  const issues = contactFormIssues(startingContact(prefill, null), get(contactContextAtom));
  const refused = new Set<string>(issues.map(({ field }) => field));
  const locked: string[] = lock.filter((field) => !refused.has(field));
  return new Set(locked.includes('phone') ? [...locked, 'prefix'] : locked);
});

/** The issues that block the contact form; empty when there are none. Spec section 5 "Contact / client info". */
export const contactIssuesAtom = atom((get) =>
  contactFormIssues(get(contactAtom), {
    ...get(contactContextAtom),
    isPrefixLocked: get(lockedContactFieldsAtom).has('prefix'),
  }),
);

/** The user whose profile filled the form, kept after their session has ended until the next sign-in. */
const filledByAtom = atom<UserSession | null>(null);

/** The contact form as the page and a user's profile fill it. Spec section 4 "prefills". */
function startingContact(prefill: Prefill, user: UserSession | null): ContactState {
  const name = prefill.name ?? (user ? `${user.firstName} ${user.lastName}`.trim() : '');
  const { prefix, phone } = normalisePhone(
    prefill.phone ?? user?.mobile ?? '',
    prefill.prefix || user?.mobilePrefix || DEFAULT_PREFIX,
  );
  return {
    ...EMPTY_CONTACT,
    name,
    email: prefill.email ?? user?.username ?? '',
    prefix,
    phone,
    notes: prefill.notes ?? '',
  };
}

/** Prefix of the ids of the form's controls. */
export const CONTACT_ID = 'mc-contact';

/**
 * Replaces empty values and those that came from `old` with current ones, also in the name of an invoice. Typed values
 * stay, except in locked fields. Checks name and phone at once. Spec section 5.
 */
function refill(get: Getter, set: Setter, old: ContactState): void {
  const typed = get(contactAtom);
  const fresh = startingContact(get(configAtom).prefill, get(userAtom));
  const locked = get(lockedContactFieldsAtom);
  const isUntouched = (field: keyof ContactState) =>
    locked.has(field) || typed[field] === '' || typed[field] === old[field];
  const keep = (field: keyof ContactState) => (isUntouched(field) ? fresh[field] : typed[field]);
  const name = keep('name');
  // A number belongs to its prefix.
  const { prefix, phone } = isUntouched('phone') || locked.has('prefix') ? fresh : typed;
  const contact = { ...typed, name, email: keep('email'), prefix, phone, notes: keep('notes') };
  set(contactAtom, contact);
  const touched = new Set(get(touchedFieldsAtom));
  // An emptied field has no error yet.
  for (const [field, value] of Object.entries(contact)) {
    if (value === '') touched.delete(controlId(CONTACT_ID, field));
  }
  for (const field of initiallyTouched(contact)) touched.add(controlId(CONTACT_ID, field));
  set(touchedFieldsAtom, touched);
  const rename = <Invoice extends InvoiceState>(invoice: Invoice) =>
    old.name && invoice.name === old.name ? { ...invoice, name } : invoice;
  set(invoiceAtom, rename);
  set(voucherAtom, rename);
}

/** Fills the form at the start of a flow, and after a sign-in or sign-out. Keeps typed values. */
export function refillFromProfile(get: Getter, set: Setter): void {
  refill(get, set, startingContact(get(configAtom).prefill, get(filledByAtom)));
  set(filledByAtom, get(userAtom));
}

/** Replaces the values from the page's former `prefill` (`before`) after it has changed. Keeps typed values. */
export function refillFromPage(get: Getter, set: Setter, before: Prefill): void {
  refill(get, set, startingContact(before, get(userAtom)));
}

/** Whether nothing blocks the contact form: its fields, and the page's questions. */
export const contactIsCompleteAtom = atom(
  (get) => get(contactIssuesAtom).length === 0 && get(answersAreCompleteAtom),
);

/** When the contact form's step is complete. The rule loads with the code that uses it, not with the first screen. */
export const CONTACT_RULES: StepRules = {
  'client-info': (get) => get(contactIsCompleteAtom),
};

/** The first incomplete step before the current one; null without one. */
export const firstUnfinishedStep = (get: Getter): StepId | null =>
  unfinishedStep(get, CONTACT_RULES);

/** Blocks sending while an earlier step is incomplete, and leads the customer to it. */
export const STEPS_CHECK: Check = (get, set) => {
  const step = firstUnfinishedStep(get);
  return step !== null && (() => set(goToStepAction, step));
};

/** The fields that the contact form asks for; for a signed-in customer, only those missing in the profile. */
export const askedContactFieldsAtom = atom((get) => {
  const known = get(userAtom)?.known ?? null;
  return visibleContactFields(get(bookingTypeAtom), known, get(modeAtom) === 'voucher');
});

/** Whether the form requires nothing: the profile of a signed-in customer is complete, and no question needs an answer. */
export const contactIsKnownAtom = atom(
  (get) =>
    !get(mayRequireAnswersAtom) &&
    get(askedContactFieldsAtom).every((field) => field === 'notes' || field === 'vatId'),
);

/** Sets values as typed. Locked fields keep the page's value. */
export const editContactAction = atom(null, (get, set, part: Partial<ContactState>) => {
  const locked = get(lockedContactFieldsAtom);
  const open = Object.entries(part).filter(([field]) => !locked.has(field));
  set(contactAtom, (contact) => ({ ...contact, ...Object.fromEntries(open) }));
});

/** Normalises the phone number; also called on submit, because Enter does not leave the field. */
export const normaliseContactAction = atom(null, (get, set) => {
  const { phone, prefix } = get(contactAtom);
  const number = normalisePhone(phone, prefix, KNOWN_PREFIXES);
  const isLocked = get(lockedContactFieldsAtom).has('prefix');
  // A number with a prefix other than the locked one stays as typed.
  if (!isLocked || number.prefix === prefix) set(editContactAction, number);
});

/** The fields of the contact form that are checked. */
export const CONTACT = formOf<ContactFormField>({
  id: CONTACT_ID,
  values: contactAtom,
  edit: editContactAction,
  issues: contactIssuesAtom,
  onLeave: (get, set, field) => {
    if (field === 'phone') set(normaliseContactAction);
    if (field === 'vatId') set(editContactAction, { vatId: normaliseNif(get(contactAtom).vatId) });
  },
});

/** Continues when the contact form is complete; otherwise shows what is missing. */
export const submitContactFormAction = atom(null, (get, set) => {
  set(normaliseContactAction);
  if (get(contactIsCompleteAtom)) set(nextStepAction, 'client-info');
  else set(submitCountAtom, (count) => count + 1);
});
