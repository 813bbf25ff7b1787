import type { LanguageCode } from '../../../lib/config/language.ts';
import { toWireId } from '../../../lib/config/wire-id.ts';
import type { Id } from '../../../lib/config/id.ts';
import { POINTS_DURATION_SEC, POINTS_PARTY_SIZE } from '../../../lib/limits.ts';
import { utcInstant } from '../../../lib/time/instant.ts';
import type { PointsPayload } from './points-payload.ts';

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
