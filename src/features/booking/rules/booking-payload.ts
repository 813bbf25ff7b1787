import type { BookState, ContactState, InvoiceState } from '../../../flow/rules/booking-state.ts';
import type { Id } from '../../../lib/config/id.ts';
import type { LanguageCode } from '../../../lib/config/language.ts';
import { toWireId, type WireId } from '../../../lib/config/wire-id.ts';
import { normaliseNif } from '../../../lib/portugal/nif.ts';
import { normalisePhone } from '../../../lib/portugal/phone.ts';
import { venueInstant } from '../../../lib/time/calendar-stamp.ts';
import { minutesOfDay } from '../../../lib/time/venue-date.ts';
import { showsVatId } from '../../contact/rules/contact-form.ts';
import { splitName } from '../../contact/rules/contact-form.ts';
import type { BookingType } from '../../offer/rules/booking-type.ts';
import { needsDate, selectsTime, type OfferedSlot } from './slots.ts';

/** A booked moment on the wire. */
export interface WireSlot {
  /** ISO 8601 with offset. */
  startTime: string;
  durationSec: number;
}

/** One ordered thing of a transport order; `price` in euros. */
interface WireOrderItem {
  itemId: WireId;
  name: string;
  quantity: number;
  price: number;
}

/** An order for delivery or pick-up; amounts in euros. Spec section 7 "orderInformation". */
export interface WireTransportInformation {
  deliveryDetail: {
    transportType: 'takeaway' | 'delivery';
    street: string;
    floorDoor: string;
    city: string;
    postalCode: string;
  };
  orderItems: readonly WireOrderItem[];
  deliveryCost: number;
  orderAmount: number;
  notes: string;
}

/** The customer. Spec section 7 "userInformation". */
interface WireBookingUser {
  givenName: string;
  familyName: string;
  email: string;
  language: LanguageCode;
  /** The user's id at the referring partner; always empty, because the checkout does not receive it. */
  partnerUserId: string;
  /** `dialPrefix` with its plus sign; both without spaces and hyphens. */
  mobileNumber: { dialPrefix: string; number: string };
}

/** Body of POST bookings and bookings/guest. Spec section 7 "Booking payload". */
export interface BookingPayload {
  campaignId: WireId | null;
  shopMerchantServiceIds: readonly WireId[];
  prizeTransactionId: WireId | null;
  /** The resource to book; 0 for any. */
  resourceIds: readonly WireId[];
  slots: readonly WireSlot[];
  partySize: number;
  /** Address of the page that the booking was made on. */
  refererLink: string;
  userInformation: WireBookingUser;
  /** Only when an invoice or a VAT number was asked for and given. */
  taxInformation?: { fiscalName: string; fiscalNumber: string };
  orderInformation: { notes: string } | WireTransportInformation;
  onBehalfOfUser: true;
}

/** Stands for "any resource" on the wire. Spec section 7 "Booking payload". */
const ANY_RESOURCE = 0;
const MIDNIGHT = '00:00';

/** The order in a booking. Built elsewhere, so that bookings of a date do not load its rules. */
export interface TransportPart {
  information: WireTransportInformation;
  /** The moment of "as soon as possible"; null when a time was picked. */
  asapSlot: WireSlot | null;
}

/** All that a booking is made of. */
export interface BookingPayloadInput {
  bookingType: BookingType;
  campaignId: Id | null;
  /** Shop services that are booked; none for a campaign. */
  serviceIds?: readonly Id[];
  prizeTransactionId?: Id | null;
  book: BookState;
  contact: ContactState;
  invoice: InvoiceState;
  /** The signed-in user's e-mail, which then counts; null for a guest. */
  username: string | null;
  language: LanguageCode;
  refererLink: string;
  /** The slots of the chosen date; a date-only booking takes the first free one. */
  offered: readonly OfferedSlot[];
  /** Venue time (`HH:MM`) at which the campaign begins; null when all day. */
  campaignStartTime: string | null;
  /** IANA zone of the venue. */
  timeZone: string;
  /** The order in the booking, with its moment when no time was picked; absent for a booking of a date. */
  transport?: TransportPart;
}

function chosenSlots(book: BookState): readonly WireSlot[] {
  return book.dateTimes.flatMap((day) =>
    day.times.map(({ startTime, durationSec }) => ({ startTime, durationSec })),
  );
}

/** A whole day as a slot: the first free one, else the date at the campaign's start, of duration 0. */
function daySlot(input: BookingPayloadInput): readonly WireSlot[] {
  const free = input.offered.find((each) => !each.disabled)?.slot;
  if (free) return [{ startTime: free.startTime, durationSec: free.durationSec }];
  const { book, campaignStartTime, timeZone } = input;
  if (book.date === null) return [];
  const time = campaignStartTime ?? MIDNIGHT;
  const known = minutesOfDay(time) === null ? MIDNIGHT : time;
  const startTime = venueInstant(book.date, known, timeZone);
  return [{ startTime, durationSec: 0 }];
}

function slotsOf(input: BookingPayloadInput): readonly WireSlot[] {
  if (input.transport?.asapSlot) return [input.transport.asapSlot];
  if (!needsDate(input.bookingType)) return [];
  return selectsTime(input.bookingType) ? chosenSlots(input.book) : daySlot(input);
}

function userInformationOf(input: BookingPayloadInput): WireBookingUser {
  const { contact, username, language } = input;
  const { prefix, phone } = normalisePhone(contact.phone, contact.prefix);
  return {
    ...splitName(contact.name),
    email: username || contact.email.trim(),
    language,
    partnerUserId: '',
    mobileNumber: { dialPrefix: prefix, number: phone },
  };
}

/** The invoice's name and number, else the form's VAT number where the type asks for one. */
function taxInformationOf(input: BookingPayloadInput): Pick<BookingPayload, 'taxInformation'> {
  const { invoice, contact, bookingType } = input;
  if (invoice.needVatInvoice) {
    const fiscalNumber = normaliseNif(invoice.vatId);
    return { taxInformation: { fiscalName: invoice.name.trim(), fiscalNumber } };
  }
  const vatId = showsVatId(bookingType) ? normaliseNif(contact.vatId) : '';
  return vatId ? { taxInformation: { fiscalName: contact.name.trim(), fiscalNumber: vatId } } : {};
}

/** The body of a booking, field by field. Spec section 7 "Booking payload". */
export function buildBookingPayload(input: BookingPayloadInput): BookingPayload {
  const { campaignId, serviceIds = [], prizeTransactionId = null, book, contact } = input;
  return {
    campaignId: campaignId === null ? null : toWireId(campaignId),
    shopMerchantServiceIds: serviceIds.map(toWireId),
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
