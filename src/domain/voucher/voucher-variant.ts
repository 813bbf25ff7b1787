import { isPremiumReservation } from '../campaign/availability.ts';
import type { CampaignView } from '../campaign/campaign.ts';
import type { DefaultView } from '../config/checkout-config.ts';
import type { PurchaseKind } from '../pricing/purchase-price.ts';

/** What the voucher tab sells: a gift voucher, or the premium variant with titles of its own. */
export type VoucherVariant = 'gift' | 'premium';

/** The variant that an offer sells. Spec section 4 "Premium reservation applies when ...". */
export function voucherVariant(
  view: Pick<CampaignView, 'chargeValueCents'>,
  defaultView: DefaultView | null,
): VoucherVariant {
  return isPremiumReservation(view, defaultView) ? 'premium' : 'gift';
}

/** What `purchasePrice` prices for a variant. */
export const PURCHASE_KIND: Readonly<Record<VoucherVariant, PurchaseKind>> = {
  gift: 'voucher',
  premium: 'premiumVoucher',
};
