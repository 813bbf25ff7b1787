import { atom, type Getter } from 'jotai/vanilla';

import { sendSms, buildSmsPayload } from '../calls/sms.ts';
import { slotDate, slotTime } from '../../../lib/time/slots.ts';
import { bookingFormAtom } from '../../offer/state/choice-atoms.ts';
import { contactAtom } from '../../contact/state/contact-atom.ts';
import { reservationAtom } from '../../booking/state/reservation-atom.ts';
import { isMenuOrderAtom } from '../../../flow/state/flow-atoms.ts';
import { bookableAtom, venueAtom } from '../../offer/state/offer-atoms.ts';
import { isAbort, refusalAtom } from '../../../context/problems.ts';
import { activationAtom } from '../../booking/state/booking-result.ts';
import { servicesAtom, userAtom, configAtom } from '../../../context/checkout-context.ts';
import { sentAsapAtom } from '../../offer/state/transport-terms-atoms.ts';
import { reportUserError } from '../../account/state/session.ts';

type SmsStatus = 'idle' | 'sending' | 'sent';

const bookingIdAtom = atom((get) => get(reservationAtom)?.transactionId ?? null);
const progressAtom = atom<{ bookingId: string | null; status: SmsStatus }>({
  bookingId: null,
  status: 'idle',
});

/** The state of the SMS about the current booking. */
export const smsAtom = atom((get): SmsStatus => {
  const { bookingId, status } = get(progressAtom);
  return bookingId === get(bookingIdAtom) ? status : 'idle';
});

/** Date and time at the venue. For "as soon as possible", the moment that the order was sent for. */
function momentOf(get: Getter): { date: string | null; time: string | null } {
  const { date, dateTimes, transportInstant } = get(bookingFormAtom);
  const startTime = get(sentAsapAtom);
  if (get(isMenuOrderAtom) && transportInstant === 'asap' && startTime !== null) {
    const { timeZone } = get(configAtom);
    return { date: slotDate({ startTime }, timeZone), time: slotTime({ startTime }, timeZone) };
  }
  return { date: dateTimes[0]?.date ?? date, time: dateTimes[0]?.times[0]?.time ?? null };
}

/** Sends the booking's details to the signed-in customer's phone, once. Spec section 7 "user.sendSms". */
export const sendSmsAction = atom(null, async (get, set): Promise<void> => {
  const { call, host } = get(servicesAtom);
  const user = get(userAtom);
  const bookable = get(bookableAtom);
  if (!user || !bookable || get(smsAtom) !== 'idle') return;
  const { name, phone } = get(venueAtom);
  const payload = buildSmsPayload({
    shop: { name, phone: phone?.text ?? null },
    bookable,
    ...momentOf(get),
    contact: get(contactAtom),
    promoCode: get(activationAtom).activationCode ?? '',
  });
  const bookingId = get(bookingIdAtom);
  set(progressAtom, { bookingId, status: 'sending' });
  set(refusalAtom, null);
  try {
    await call(sendSms, [user.id, payload], { intentKey: host.randomId() });
    set(progressAtom, { bookingId, status: 'sent' });
  } catch (error) {
    set(progressAtom, { bookingId, status: 'idle' });
    if (isAbort(error)) return;
    set(refusalAtom, { about: 'share', key: 'errorGeneric' });
    await reportUserError(get, set, error, user.token);
  }
});
