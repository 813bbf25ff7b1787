import { defineWrite } from '../../../platform/api/define-write.ts';
import type { Credentials } from '../../../platform/api/http/endpoint.ts';
import { BOOKINGS, ReservationSchema } from '../../booking/calls/bookings.ts';
import type { PointsPayload } from '../rules/points-payload.ts';

/** Obtains the points of a campaign, for the signed-in user alone. Spec section 7 "Campaign offer-code booking". */
export const obtainPoints = defineWrite({
  name: 'obtainPoints',
  ...BOOKINGS,
  params: (body: PointsPayload, { token }: Credentials) => ({ values: { token }, body }),
  answer: ReservationSchema,
});
