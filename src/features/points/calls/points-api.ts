import type { Reservation } from '../../../flow/rules/booking-state.ts';
import type { PointsPayload } from '../rules/points-payload.ts';
import type { Credentials, WriteOptions } from '../../../platform/api/http/call-options.ts';

/** Obtaining the points of a campaign. Spec section 7 "Campaign offer-code booking". */
export interface PointsApi {
  /** For registered users alone; a lost or unreadable answer is `outcome_unknown`. */
  obtainPoints(
    payload: PointsPayload,
    user: Credentials,
    options: WriteOptions,
  ): Promise<Reservation>;
}
