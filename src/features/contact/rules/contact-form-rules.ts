import * as v from 'valibot';

import type { ContactState } from './contact-state.ts';
import type { InvoiceState } from '../../offer/rules/offer-choice.ts';
import { EMAIL_ADDRESS } from '../../../lib/form/email-address.ts';
import { formIssues, type FormIssue, type FormMessageId } from '../../../lib/form/form-issues.ts';
import { DEFAULT_PREFIX, NOTES_MAX_OFFER_TYPE } from '../../../lib/limits.ts';
import { nifMessage } from '../../../lib/portugal/nif.ts';
import { isValidPhone, normalisePhone } from '../../../lib/portugal/phone.ts';
import type { KnownClient } from '../../../lib/user-session.ts';
import type { BookingType } from '../../offer/rules/booking-type.ts';

/** A field of the client-information form; `phone` means prefix and number. */
export type ContactField = 'name' | 'email' | 'phone' | 'notes' | 'vatId';

/** Whether the form asks for a VAT number instead of notes for the merchant: for types above 6. Spec section 2 screen 6. */
export function showsVatId(offerType: BookingType): boolean {
  return offerType > NOTES_MAX_OFFER_TYPE;
}

/**
 * The fields that the form shows, in order. Guests (`known` null) see all, a signed-in user only those missing in the
 * profile. Vouchers have neither notes nor VAT number here: their request has no notes, and their form has an invoice.
 * Contract section 2 "client-info".
 */
export function visibleContactFields(
  bookingType: BookingType,
  known: KnownClient | null,
  isPurchase: boolean,
): readonly ContactField[] {
  const personal = (['name', 'email', 'phone'] as const).filter((field) => !known?.[field]);
  if (isPurchase) return personal;
  return [...personal, showsVatId(bookingType) ? 'vatId' : 'notes'];
}

const EMAIL_INVALID = 'forms.errors.emailInvalid' satisfies FormMessageId;

/** A field with rules; notes have none. */
export type ContactFormField = Exclude<keyof ContactState, 'notes'>;
export type InvoiceFormField = 'name' | 'vatId';

interface ContactFormContext {
  emailIsRequired: boolean;
  /** The form asks for a VAT number. */
  vatIdAsked: boolean;
  /** The page has locked the dial prefix: a number of another country is refused. */
  isPrefixLocked?: boolean;
}

const NAME = v.pipe(v.string(), v.trim(), v.nonEmpty('forms.errors.nameInvalid'));

/** Name, e-mail and prefix; `phoneIssue` checks the number. Spec section 5 "Contact / client info". */
function contactSchema(emailIsRequired: boolean) {
  const email = v.pipe(v.string(), v.trim(), v.regex(EMAIL_ADDRESS, EMAIL_INVALID));
  const absent = v.pipe(v.string(), v.trim(), v.picklist(['']));
  return v.object({
    name: NAME,
    email: emailIsRequired ? email : v.union([absent, email], EMAIL_INVALID),
    prefix: v.pipe(v.string(), v.regex(/^\+[1-9]\d{0,3}$/, 'forms.errors.phonePrefixInvalid')),
  });
}

/** Checks the normalised number with its prefix, which also decides the message. */
function phoneIssue(
  { prefix, phone }: ContactState,
  isPrefixLocked: boolean,
): readonly FormIssue<'phone'>[] {
  const number = normalisePhone(phone, prefix);
  if (isValidPhone(number) && !(isPrefixLocked && number.prefix !== prefix)) return [];
  const isAbroad = number.prefix !== DEFAULT_PREFIX;
  const message = isAbroad ? 'forms.errors.phoneInvalidAbroad' : 'forms.errors.phoneInvalid';
  return [{ field: 'phone', message }];
}

/** The issue of a tax number; its message names the wrong part. */
function vatIdIssue({ vatId }: { vatId: string }): readonly FormIssue<'vatId'>[] {
  const message = nifMessage(vatId);
  return message ? [{ field: 'vatId', message }] : [];
}

/** The issues of the contact form, at most one per field, in the form's order. Spec section 5. */
export function contactFormIssues(
  state: ContactState,
  context: ContactFormContext,
): readonly FormIssue<ContactFormField>[] {
  const { emailIsRequired, vatIdAsked, isPrefixLocked = false } = context;
  return [
    ...formIssues(contactSchema(emailIsRequired), ['name', 'email', 'prefix'], state),
    ...phoneIssue(state, isPrefixLocked),
    ...(vatIdAsked && state.vatId.trim() !== '' ? vatIdIssue(state) : []),
  ];
}

const INVOICE_SCHEMA = v.object({ name: NAME });

/** The issues of the VAT-invoice box; none unless it is ticked. Spec section 5 "Voucher". */
export function invoiceIssues(invoice: InvoiceState): readonly FormIssue<InvoiceFormField>[] {
  if (!invoice.needVatInvoice) return [];
  return [...formIssues(INVOICE_SCHEMA, ['name'], invoice), ...vatIdIssue(invoice)];
}

/**
 * The fields shown as touched when the form appears: name and phone, if their value is invalid. An empty field shows no
 * error before the customer continues. Spec section 5.
 */
export function initiallyTouched(contact: ContactState): readonly ('name' | 'phone')[] {
  const context = { emailIsRequired: false, vatIdAsked: false };
  const wrong = new Set(contactFormIssues(contact, context).map((issue) => issue.field));
  return (['name', 'phone'] as const).filter((field) => contact[field] !== '' && wrong.has(field));
}

/** A name in the two parts of the wire: the first word, and the rest. Spec section 7 "Order payload". */
export function splitName(name: string): { givenName: string; familyName: string } {
  const [givenName = '', ...rest] = name.trim().split(/\s+/);
  return { givenName, familyName: rest.join(' ') };
}
