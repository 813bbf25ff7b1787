import type { WireSlot } from '../../booking/rules/booking-payload.ts';
import type { LanguageCode } from '../../../lib/config/language.ts';
import type { WireId } from '../../../lib/config/wire-id.ts';

/** Body of POST bookings that obtains a points campaign. Spec section 7 "Campaign offer-code booking". */
export interface PointsPayload {
  campaignId: WireId;
  /** Address of the page that the points were obtained on. */
  refererLink: string;
  /** Who it is, is said by the token. */
  userInformation: { language: LanguageCode; partnerUserId: '' };
  partySize: number;
  /** The moment of obtaining, of no duration. */
  slots: readonly WireSlot[];
  onBehalfOfUser: true;
}
