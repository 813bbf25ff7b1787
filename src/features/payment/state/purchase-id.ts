import type { Getter } from 'jotai/vanilla';

import type { PaymentKind, PurchaseId } from '../rules/journal/journal-entry.ts';
import { bookableAtom } from '../../offer/state/offer-atoms.ts';
import { configAtom } from '../../../context/config-atoms.ts';

/** The purchase of the running flow, as the journal identifies it. */
export function purchaseIdOf(get: Getter, kind: PaymentKind): PurchaseId {
  const { entityId, shopId } = get(configAtom);
  const targets: Record<PaymentKind, string | null | undefined> = {
    voucher: get(bookableAtom)?.campaignId,
    order: shopId,
    premium: null,
  };
  return { entityId, kind, target: targets[kind] ?? '' };
}
