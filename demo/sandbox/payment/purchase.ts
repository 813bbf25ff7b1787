import { parsePriceCents } from '../../../src/lib/money/money.ts';
import type { UserRow } from '../authentication/users-data.ts';
import type { CampaignRow } from '../campaign/campaigns-data.ts';
import { findCampaign } from '../campaign/find-campaign.ts';
import { prizeCents, findPrize } from '../prize/prizes.ts';
import { findShop } from '../shop/find-shop.ts';
import type { SandboxContext } from '../state/sandbox-context.ts';
import { SandboxError } from '../support/sandbox-error.ts';
import type { PurchaseBody } from './payment-body.ts';

function refuse(path: string, message: string): never {
  throw new SandboxError('MALFORMED_REQUEST', { part: 'json', issues: [{ path, message }] });
}

/** Refuses a campaign of which no voucher can be bought. Spec section 4 "Availability rules". */
function refuseUnsold({ info, campaignView }: CampaignRow): void {
  const { offer, canBuyVoucher } = campaignView;
  if (!info.isAvailable || !offer || !canBuyVoucher) throw new SandboxError('CAMPAIGN_UNAVAILABLE');
}

/** Cents of one voucher: the offer's price, or what a premium reservation charges, less the extra discount. */
function unitCents(campaign: CampaignRow, body: PurchaseBody, isPremium: boolean): number {
  const { giftVoucherExtraDiscount: gift, premiumVoucherExtraDiscount: premium } = campaign.info;
  const { offerPrice, chargeValue } = campaign.campaignView;
  const full = body.paymentReservationType === 'premium' ? chargeValue : offerPrice;
  const fullCents = parsePriceCents(full) ?? 0;
  if (fullCents <= 0) refuse('paymentReservationType', 'is not sold for this campaign');
  const discount = isPremium ? (premium ?? gift) : gift;
  return Math.max(0, fullCents - (parsePriceCents(discount?.value) ?? 0));
}

/** The total of a purchase; refuses one that the offer or its prize does not allow. Spec sections 5 and 9. */
export function priceOf(body: PurchaseBody, user: UserRow | null) {
  const campaign = findCampaign(String(body.campaignId));
  refuseUnsold(campaign);
  if (body.campaignTypeId !== campaign.campaignView.campaignType) {
    refuse('campaignTypeId', `is ${campaign.campaignView.campaignType}`);
  }
  const { prizeTransactionId, quantityPurchased } = body;
  const subtotalCents = unitCents(campaign, body, user?.isPremium ?? false) * quantityPurchased;
  const prize = findPrize({ prizeTransactionId, subtotalCents, user });
  return {
    amountCents: subtotalCents - prizeCents(prize),
    prizeId: prize?.id ?? null,
    merchant: findShop(String(campaign.shopId)).name,
    what: campaign.campaignView.campaignTitle,
  };
}

/** The user on whose behalf a path names a purchase; null for a guest, 404 for an unknown user. */
export function buyerOf(sandbox: SandboxContext, userId: string): UserRow {
  const user = sandbox.state().users.find((row) => String(row.id) === userId);
  if (!user) throw new SandboxError('NOT_FOUND', { userId });
  return user;
}

/** A voucher's code, from the number of the payment that it comes from. */
export function voucherCode(seed: number): string {
  return `V-${seed.toString(36).toUpperCase()}`;
}
