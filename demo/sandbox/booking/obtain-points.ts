import type { UserRow } from '../authentication/users-data.ts';
import { findCampaign } from '../campaign/find-campaign.ts';
import type { SandboxContext } from '../state/sandbox-context.ts';
import { refuseClosedCampaign } from './booking-target.ts';

const FIRST_TRANSACTION = 900_001;

/** Whether a body asks for a campaign that is obtained by scanning its code. */
export function isPointsCampaign(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !('campaignId' in body)) return false;
  const { campaignId } = body;
  if (typeof campaignId !== 'number' && typeof campaignId !== 'string') return false;
  return findCampaign(String(campaignId)).info.obtainMethod === 'qrcode_scan';
}

/** Gives a registered user the points of a campaign. Spec section 4 "Campaign offer code". */
export function obtainPoints(
  body: { campaignId: number | string },
  user: UserRow,
  sandbox: SandboxContext,
) {
  const campaign = findCampaign(String(body.campaignId));
  refuseClosedCampaign(campaign);
  const { bookings, users } = sandbox.state();
  const transactionId = FIRST_TRANSACTION + bookings.length;
  bookings.push({ transactionId, userId: user.id, body });
  const { points, premiumPoints } = campaign.campaignView;
  const earned = user.isPremium ? premiumPoints : points;
  users.splice(users.indexOf(user), 1, { ...user, points: user.points + earned });
  return {
    transactionId,
    valueCharged: 0,
    status: 'CONFIRMED',
    points: earned,
  };
}
