import { parseAnswer } from '../../../platform/api/http/answer.ts';
import { ReservationSchema } from '../../booking/calls/reservation-schema.ts';
import type { HttpClient } from '../../../platform/api/http/http-client.ts';
import type { PointsApi } from './points-api.ts';

/** POST bookings with the body of a points campaign, for the signed-in user. Spec section 7. */
export const obtainPoints =
  (http: HttpClient): PointsApi['obtainPoints'] =>
  async (body, { token }, { intentKey, ...options }) =>
    parseAnswer(
      await http('createBooking', { values: { token }, body, intentKey }, options),
      ReservationSchema,
    );
