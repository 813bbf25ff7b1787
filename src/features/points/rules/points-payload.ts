import type { Id } from '../../../lib/config/id.ts';
import type { LanguageCode } from '../../../lib/config/language.ts';
import { toWireId, type WireId } from '../../../lib/config/wire-id.ts';
import { POINTS_DURATION_SEC, POINTS_PARTY_SIZE } from '../../../lib/limits.ts';
import { utcInstant } from '../../../lib/time/instant.ts';
import type { WireSlot } from '../../booking/rules/booking-payload.ts';

/** Body of POST bookings that obtains a points campaign. Spec section 7 "Campaign offer-code booking". */
export interface PointsPayload {
  campaignId: WireId;
  /** Address of the page that the points were obtained on. */
  refererLink: string;
  /** The token identifies the user. */
  userInformation: { language: LanguageCode; partnerUserId: '' };
  partySize: number;
  /** The moment of obtaining, of no duration. */
  slots: readonly WireSlot[];
  onBehalfOfUser: true;
}

/** All that obtaining points takes. */
export interface PointsInput {
  campaignId: Id;
  language: LanguageCode;
  refererLink: string;
  /** Unix ms. */
  now: number;
}

/** The body that obtains the points of a campaign, now and for one person. Spec section 7 "Campaign offer-code booking". */
export function buildPointsPayload({
  campaignId,
  language,
  refererLink,
  now,
}: PointsInput): PointsPayload {
  return {
    campaignId: toWireId(campaignId),
    refererLink,
    userInformation: { language, partnerUserId: '' },
    partySize: POINTS_PARTY_SIZE,
    slots: [{ startTime: utcInstant(now), durationSec: POINTS_DURATION_SEC }],
    onBehalfOfUser: true,
  };
}
