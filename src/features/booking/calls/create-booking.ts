import type { Api } from '../../../platform/api/api.ts';
import { parseAnswer } from '../../../platform/api/http/answer.ts';
import type { HttpClient } from '../../../platform/api/http/http-client.ts';
import { ReservationSchema } from './reservation-schema.ts';

/** POST bookings for a signed-in user, POST bookings/guest for a guest. Spec section 7. */
export const createBooking =
  (http: HttpClient): Api['createBooking'] =>
  async (body, user, { intentKey, ...options }) => {
    const answer = user
      ? await http('createBooking', { values: { token: user.token }, body, intentKey }, options)
      : await http('createGuestBooking', { body, intentKey }, options);
    return parseAnswer(answer, ReservationSchema);
  };
