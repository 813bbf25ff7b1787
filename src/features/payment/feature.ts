import { servicesAtom } from '../../context/checkout-context.ts';
import type { Feature } from '../../flow/feature.ts';
import { SHOWN_PREFIX } from './rules/journal/journal-prefix.ts';
import type { WaitPhase } from './rules/wait/wait-state.ts';
import { resetPurchase, voucherResultAtom, waitAtom } from './state/payment-atoms.ts';

/** Phases in which the customer must stay to see how the payment on the screen ends. */
const SHOWN_PAYMENTS: ReadonlySet<WaitPhase> = new Set([
  'waiting',
  'linked',
  'unknown',
  'completed',
]);

/** Payment by wallet, card or bank reference. An open payment survives a restart, because it may still be paid. */
export const payment: Feature = {
  reset: (_get, set) => resetPurchase(set),
  hasResult: (get) => get(voucherResultAtom) !== null,
  holdsCustomer: (get) => SHOWN_PAYMENTS.has(get(waitAtom).phase),
  isSending: (get) => get(waitAtom).phase === 'waiting',
  savedKeys: (get) => get(servicesAtom).host.storage.keys(SHOWN_PREFIX),
};
