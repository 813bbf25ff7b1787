import { JOURNAL_PREFIX, SHOWN_PREFIX, RETURN_MARKER } from '../../lib/limits.ts';
import type { WaitPhase } from '../../submission/rules/purchase-state.ts';
import { waitAtom } from '../../submission/submission-atom.ts';
import { servicesAtom } from '../../context/checkout-context.ts';
import type { Getter } from 'jotai/vanilla';

import type { Feature } from '../../flow/feature-interface.ts';
import { persist } from '../../flow/persist.ts';
import { DEFAULT_PAYMENT_METHOD } from '../../lib/payment/payment-method.ts';
import type { SavedPurchase } from './rules/saved-purchase.ts';
import {
  otherPaymentIsOpenAtom,
  paymentMethodAtom,
  resetPurchase,
  voucherResultAtom,
} from './state/payment-atoms.ts';

/** Phases in which the customer must stay to see how the payment on the screen ends. */
const SHOWN_PAYMENTS: ReadonlySet<WaitPhase> = new Set([
  'waiting',
  'linked',
  'unknown',
  'completed',
]);

/** Whether the page was opened by a return from the provider. */
const isReturn = (get: Getter) => get(servicesAtom).host.pageUrl().includes(RETURN_MARKER);

/** Whether a payment of any tab may be open. */
export const hasJournal = (get: Getter) =>
  get(servicesAtom).host.shared.keys(JOURNAL_PREFIX).length > 0;

/** The method and the result to save, without the codes to show at the shop. */
function savedPurchaseNow(get: Getter): SavedPurchase {
  const method = get(paymentMethodAtom);
  const result = get(voucherResultAtom);
  if (!result) return method === DEFAULT_PAYMENT_METHOD ? null : { method, purchase: null };
  const { activationCode: _code, activationQrCode: _qrCode, ...purchase } = result;
  return { method, purchase: { ...purchase, otherOpen: get(otherPaymentIsOpenAtom) } };
}

/** Payment by wallet, card or bank reference. An open payment survives a restart, because it may still be paid. */
export const payment: Feature = {
  persist: persist({
    room: 'payment',
    save: savedPurchaseNow,
    load: async () => (await import('./state/restore-purchase.ts')).RESTORER,
    mayResume: (get) => isReturn(get) || hasJournal(get),
  }),
  reset: (_get, set) => resetPurchase(set),
  hasResult: (get) => get(voucherResultAtom) !== null,
  blocksLeaving: (get) => SHOWN_PAYMENTS.has(get(waitAtom).phase),
  isSending: (get) => get(waitAtom).phase === 'waiting',
  savedKeys: (get) => get(servicesAtom).host.storage.keys(SHOWN_PREFIX),
};
