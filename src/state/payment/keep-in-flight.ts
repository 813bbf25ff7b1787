import type { Getter, Setter } from 'jotai/vanilla';

import type { Id } from '../../domain/config/id.ts';
import {
  toPaymentInFlight,
  type KeptPayment,
  type KeptPurchase,
} from '../../domain/payment/payment-in-flight.ts';
import { pendingIntentOf } from '../../domain/payment/wait/wait-state.ts';
import { EMPTY_VOUCHER } from '../../domain/voucher/voucher-state.ts';
import { lostTryOf, submissionAtom } from '../booking/submission-atom.ts';
import { chargedCentsOf } from './charge-question.ts';
import { paymentInFlightAtom, paymentMethodAtom, waitAtom } from './payment-atoms.ts';
import { markOfIntent } from './payment-input.ts';
import { paymentAnswersAtom, paymentLinksAtom, purchasesAtom, withEntry } from './purchases.ts';
import { returnTicketAtom } from './return-ticket.ts';

function purchaseToKeep(get: Getter, paymentId: Id): KeptPurchase | null {
  const purchase = get(purchasesAtom).get(paymentId);
  if (!purchase) return null;
  const { owner, method, voucher, shownCents } = purchase;
  const link = get(paymentLinksAtom).get(paymentId);
  return {
    owner,
    method,
    count: voucher.numberOfPeople,
    shownCents,
    chargedCents: chargedCentsOf(get, paymentId),
    url: link?.url ?? null,
    reference: link?.reference ?? null,
  };
}

/** By what the request of the open intent is known again; that of one from before a reload stays as it was. */
function pendingMark(get: Getter): string | null {
  const intent = pendingIntentOf(get(waitAtom));
  if (!intent) return null;
  const lost = lostTryOf(get(submissionAtom));
  const known = lost?.intentKey === intent.intentKey ? lost.choice : null;
  return markOfIntent(get, intent.intentKey) ?? (known || null);
}

/** Keeps what may outlive a reload: nothing personal, and nothing of a payment that has ended. */
export function keepInFlight(get: Getter, set: Setter): void {
  const about = {
    kind: 'voucher',
    method: get(paymentMethodAtom),
    mark: pendingMark(get),
    ...get(returnTicketAtom),
  } as const;
  const kept = toPaymentInFlight(get(waitAtom), about, (id) => purchaseToKeep(get, id));
  set(paymentInFlightAtom, kept);
}

/** Knows again what a payment from before a reload is for and how it can be paid. */
export function restorePurchase(
  get: Getter,
  set: Setter,
  { paymentId, channel, purchase }: KeptPayment,
): void {
  if (!purchase || get(purchasesAtom).has(paymentId)) return;
  const { owner, method, count, shownCents, chargedCents, url, reference } = purchase;
  const voucher = { ...EMPTY_VOUCHER, numberOfPeople: count };
  const unknown = { userId: null, request: null };
  const known = { kind: 'voucher', method, voucher, owner, shownCents, ...unknown } as const;
  set(purchasesAtom, (all) => withEntry(all, paymentId, known));
  if (channel === 'link') {
    const link = { id: paymentId, url, reference, chargedCents };
    set(paymentLinksAtom, (all) => withEntry(all, paymentId, link));
    return;
  }
  const nothing = { message: null, activationCode: null, activationQrCode: null };
  const answer = { id: paymentId, status: 'IN_PROGRESS', chargedCents, ...nothing } as const;
  set(paymentAnswersAtom, (all) => withEntry(all, paymentId, answer));
}
