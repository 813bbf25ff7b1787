import type { PlatformLanguage } from '../../../lib/config/language.ts';
import { toWireId } from '../../../lib/config/wire-id.ts';
import { POINTS_DURATION_SEC, POINTS_PARTY_SIZE } from '../../../lib/limits.ts';
import { utcInstant } from '../../../lib/time/instant.ts';
import { defineWrite } from '../../../platform/api/define-call.ts';
import type { Credentials } from '../../../platform/api/http/endpoint.ts';
import { BOOKINGS, ReservationSchema } from '../../booking/calls/bookings.ts';

interface PointsInput {
  campaignId: string;
  language: PlatformLanguage;
  /** Address of the page that the points were obtained on. */
  refererLink: string;
  /** Unix ms. */
  now: number;
}

/**
 * Body of POST bookings that obtains the points of a campaign, now and for the one person that the token identifies. Spec
 * section 7 "Campaign offer-code booking".
 */
export function buildPointsPayload({ campaignId, language, refererLink, now }: PointsInput) {
  return {
    campaignId: toWireId(campaignId),
    refererLink,
    userInformation: { language, partnerUserId: '' },
    partySize: POINTS_PARTY_SIZE,
    slots: [{ startTime: utcInstant(now), durationSec: POINTS_DURATION_SEC }],
    onBehalfOfUser: true,
  };
}

export type PointsPayload = ReturnType<typeof buildPointsPayload>;

/** Obtains the points of a campaign, for the signed-in user alone. Spec section 7 "Campaign offer-code booking". */
export const obtainPoints = defineWrite({
  name: 'obtainPoints',
  ...BOOKINGS,
  params: (body: PointsPayload, { token }: Credentials) => ({ values: { token }, body }),
  answer: ReservationSchema,
});
