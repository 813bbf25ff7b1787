import { atom, type Getter } from 'jotai/vanilla';

import { sendSms } from '../calls/send-sms.ts';
import { buildSmsPayload } from '../rules/sms.ts';
import { slotDate, slotTime } from '../../../lib/time/slots.ts';
import { bookAtom, bookingStateAtom } from '../../../flow/state/booking-state-atoms.ts';
import { configAtom } from '../../../context/config-atoms.ts';
import { bookableAtom, venueAtom } from '../../offer/state/offer-atoms.ts';
import { alertAtom, isAbort, reportError, toApiError } from '../../../context/problems.ts';
import { activationAtom } from '../../booking/state/booking-result.ts';
import { servicesAtom } from '../../../context/services.ts';
import { smsAtom } from './sms-atom.ts';
import { isMenuOrderAtom } from '../../../flow/state/flow-atoms.ts';
import { sentAsapAtom } from '../../offer/state/transport-terms-atoms.ts';
import { userAtom } from '../../../context/user-atom.ts';
import { endSessionAction } from '../../account/state/end-session.ts';

/** When it is, at the venue; "as soon as possible" is the moment that the order was sent with. */
function momentOf(get: Getter): { date: string | null; time: string | null } {
  const { date, dateTimes, transportInstant } = get(bookAtom);
  const startTime = get(sentAsapAtom);
  if (get(isMenuOrderAtom) && transportInstant === 'asap' && startTime !== null) {
    const { timeZone } = get(configAtom);
    return { date: slotDate({ startTime }, timeZone), time: slotTime({ startTime }, timeZone) };
  }
  return { date: dateTimes[0]?.date ?? date, time: dateTimes[0]?.times[0]?.time ?? null };
}

/** Sends the booking's details to the signed-in customer's telephone, once. Spec section 7 "user.sendSms". */
export const sendSmsAction = atom(null, async (get, set): Promise<void> => {
  const { call, host } = get(servicesAtom);
  const user = get(userAtom);
  const product = get(bookableAtom);
  if (!user || !product || get(smsAtom) !== 'idle') return;
  const { contact } = get(bookingStateAtom);
  const { name, phone } = get(venueAtom);
  const payload = buildSmsPayload({
    shop: { name, phone: phone?.text ?? null },
    product,
    ...momentOf(get),
    contact,
    promoCode: get(activationAtom).code ?? '',
  });
  set(smsAtom, 'sending');
  try {
    await call(sendSms, [user.id, payload], { intentKey: host.randomId() });
    set(smsAtom, 'sent');
  } catch (error) {
    if (isAbort(error)) return;
    set(smsAtom, 'idle');
    const failure = toApiError(error);
    reportError(host, failure);
    set(alertAtom, { key: 'errorGeneric' });
    if (failure.code === 'auth') await set(endSessionAction);
  }
});
