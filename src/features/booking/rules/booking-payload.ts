import type { BookState, InvoiceState } from '../../offer/rules/offer-choice.ts';
import type { ContactState } from '../../contact/rules/contact-state.ts';
import type { PlatformLanguage } from '../../../lib/config/language.ts';
import { toWireId } from '../../../lib/config/wire-id.ts';
import { normaliseNif } from '../../../lib/portugal/nif.ts';
import { normalisePhone } from '../../../lib/portugal/phone.ts';
import { venueInstant } from '../../../lib/time/calendar-stamp.ts';
import type { Slot } from '../../../lib/time/slots.ts';
import { showsVatId, splitName } from '../../contact/rules/contact-form-rules.ts';
import type { Bookable } from '../../offer/rules/bookable.ts';
import type { BookingType } from '../../offer/rules/booking-type.ts';
import { SLOT_CHOICES, type OfferedSlot } from './offered-slots.ts';
import type { transportInformation } from './transport-information.ts';

/** A booked moment on the wire. */
type WireSlot = Pick<Slot, 'startTime' | 'durationSec'>;

/** "Any resource" on the wire. Spec section 7 "Booking payload". */
const ANY_RESOURCE = 0;

/** The menu order in a booking. The ordering room builds it, so that date bookings do not load its rules. */
export interface MenuOrderBody {
  information: ReturnType<typeof transportInformation>;
  /** When "as soon as possible" is; null if a time was picked. */
  asapSlot: WireSlot | null;
}

/** The data of a booking. */
export interface BookingPayloadInput {
  bookingType: BookingType;
  /** The campaign or the shop service; null for neither. */
  bookable: Pick<Bookable, 'campaignId' | 'serviceId' | 'hours'> | null;
  prizeTransactionId: string | null;
  book: BookState;
  contact: ContactState;
  invoice: InvoiceState;
  /** The signed-in user's e-mail, which replaces the typed one; null for a guest. */
  username: string | null;
  language: PlatformLanguage;
  refererLink: string;
  /** The slots of the chosen date; a date-only booking uses the first free one. */
  offered: readonly OfferedSlot[];
  /** IANA zone of the venue. */
  timeZone: string;
  /** Absent for a date booking. */
  transport?: MenuOrderBody | undefined;
}

/** A whole day as a slot: its first free one, else the date at the campaign's start with duration 0. */
function daySlot(input: BookingPayloadInput): readonly WireSlot[] {
  const free = input.offered.find((each) => !each.disabled)?.slot;
  if (free) return [{ startTime: free.startTime, durationSec: free.durationSec }];
  const { book, bookable, timeZone } = input;
  if (book.date === null) return [];
  const startTime = venueInstant(book.date, bookable?.hours.start ?? '00:00', timeZone);
  return [{ startTime, durationSec: 0 }];
}

function slotsOf(input: BookingPayloadInput): readonly WireSlot[] {
  const { needsDate, selectsTime } = SLOT_CHOICES[input.bookingType];
  if (input.transport?.asapSlot) return [input.transport.asapSlot];
  if (!needsDate) return [];
  if (!selectsTime) return daySlot(input);
  return input.book.dateTimes.flatMap(({ times }) =>
    times.map(({ startTime, durationSec }) => ({ startTime, durationSec })),
  );
}

function userInformationOf(input: BookingPayloadInput) {
  const { contact, username, language } = input;
  const { prefix, phone } = normalisePhone(contact.phone, contact.prefix);
  return {
    ...splitName(contact.name),
    email: username || contact.email.trim(),
    language,
    // The user's id at the referring partner, which the checkout does not receive.
    partnerUserId: '',
    // The prefix has its plus sign; both are without spaces and hyphens.
    mobileNumber: { dialPrefix: prefix, number: phone },
  };
}

/** The invoice's name and number, else the form's VAT number if the type asks for one. */
function taxInformationOf(input: BookingPayloadInput) {
  const { invoice, contact, bookingType } = input;
  if (invoice.needVatInvoice) {
    const fiscalNumber = normaliseNif(invoice.vatId);
    return { taxInformation: { fiscalName: invoice.name.trim(), fiscalNumber } };
  }
  const vatId = showsVatId(bookingType) ? normaliseNif(contact.vatId) : '';
  return vatId ? { taxInformation: { fiscalName: contact.name.trim(), fiscalNumber: vatId } } : {};
}

/** Body of POST bookings and bookings/guest. Spec section 7 "Booking payload". */
export function buildBookingPayload(input: BookingPayloadInput) {
  const { prizeTransactionId, book, contact } = input;
  const { campaignId = null, serviceId = null } = input.bookable ?? {};
  return {
    campaignId: campaignId === null ? null : toWireId(campaignId),
    shopMerchantServiceIds: serviceId === null ? [] : [toWireId(serviceId)],
    prizeTransactionId: prizeTransactionId === null ? null : toWireId(prizeTransactionId),
    resourceIds: [book.resourceId == null ? ANY_RESOURCE : toWireId(book.resourceId)],
    slots: slotsOf(input),
    partySize: book.numberOfPeople,
    refererLink: input.refererLink,
    userInformation: userInformationOf(input),
    ...taxInformationOf(input),
    orderInformation: input.transport?.information ?? { notes: contact.notes.trim() },
    onBehalfOfUser: true,
  };
}

export type BookingPayload = ReturnType<typeof buildBookingPayload>;
