import { atom } from 'jotai/vanilla';

import { buildSmsPayload } from '../../../domain/share/build-sms-payload.ts';
import { bookingStateAtom } from '../../booking/booking-state-atoms.ts';
import { productAtom } from '../../campaign/product-atom.ts';
import { alertAtom } from '../../problem/problem-atoms.ts';
import { isAbort, reportError, toApiError } from '../../problem/report-problem.ts';
import { activationAtom } from '../../result/result-atoms.ts';
import { servicesAtom } from '../../services.ts';
import { venueAtom } from '../../shop/venue-atom.ts';
import { smsAtom } from '../../result/sms-atom.ts';
import { userAtom } from '../../account/user-atom.ts';
import { endSessionAction } from '../account/end-session.ts';

/** Sends the booking's details to the signed-in customer's telephone, once. Spec section 7 "user.sendSms". */
export const sendSmsAction = atom(null, async (get, set): Promise<void> => {
  const { api, host } = get(servicesAtom);
  const user = get(userAtom);
  const product = get(productAtom);
  if (!user || !product || get(smsAtom) !== 'idle') return;
  set(smsAtom, 'sending');
  const { book, contact } = get(bookingStateAtom);
  const { name, phone } = get(venueAtom);
  const payload = buildSmsPayload({
    shop: { name, phone: phone?.text ?? null },
    product,
    dateTimes: book.dateTimes,
    date: book.date,
    contact,
    promoCode: get(activationAtom).code ?? '',
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
