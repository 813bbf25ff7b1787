import { atom } from 'jotai/vanilla';

import { buildSmsPayload } from '../../../domain/share/build-sms-payload.ts';
import { bookingStateAtom } from '../../booking/booking-state-atoms.ts';
import { campaignInfoAtom } from '../../campaign/campaign-atoms.ts';
import { alertAtom } from '../../problem/problem-atoms.ts';
import { isAbort, reportError, toApiError } from '../../problem/report-problem.ts';
import { reservationAtom } from '../../result/reservation-atom.ts';
import { servicesAtom } from '../../services.ts';
import { smsAtom } from '../../result/sms-atom.ts';
import { userAtom } from '../../account/user-atom.ts';
import { endSessionAction } from '../account/end-session.ts';

/** Sends the booking's details to the signed-in customer's telephone, once. Spec section 7 "user.sendSms". */
export const sendSmsAction = atom(null, async (get, set): Promise<void> => {
  const { api, host } = get(servicesAtom);
  const user = get(userAtom);
  const info = get(campaignInfoAtom);
  if (!user || !info || get(smsAtom) !== 'idle') return;
  set(smsAtom, 'sending');
  const { book, contact } = get(bookingStateAtom);
  const promoCode = get(reservationAtom)?.activationCode ?? info.campaignView.activationCode ?? '';
  const payload = buildSmsPayload({
    info,
    dateTimes: book.dateTimes,
    date: book.date,
    contact,
    promoCode,
  });
  try {
    await api.sendSms(user.id, payload, { intentKey: host.randomId() });
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
