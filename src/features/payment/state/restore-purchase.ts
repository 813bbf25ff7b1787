import type { Getter, Setter } from 'jotai/vanilla';

import { load, servicesAtom } from '../../../context/checkout-context.ts';
import type { Restorer } from '../../../flow/persist.ts';
import { jumpTo } from '../../../flow/flow-stack.ts';
import { flowStackAtom } from '../../../flow/state/flow-atoms.ts';
import { RETURN_MARKER } from '../../../lib/limits.ts';
import { modeAtom } from '../../offer/state/choice-atoms.ts';
import { allowedModesAtom } from '../../offer/state/offer-atoms.ts';
import { savedPurchaseSchema, type SavedPurchase } from '../rules/saved-purchase.ts';
import { voucherPurchaseOf } from './order-payment.ts';
import { paymentMethodAtom, voucherResultAtom } from './payment-atoms.ts';
import { claimReturnedPayment, openPaymentsOf } from '../../../submission/journal/journal.ts';

/** The open payments of the vouchers, from any tab; null without one. */
const openHere = (get: Getter) => openPaymentsOf(get, voucherPurchaseOf(get));

/** Resumes open payments, and asks about the saved result. */
async function resume(get: Getter, set: Setter, signal: AbortSignal): Promise<void> {
  const open = openHere(get);
  if (!open && !get(voucherResultAtom)) return;
  const { resumePurchaseAction } = await load(get, () => import('./resumed-payments.ts'));
  if (!signal.aborted) await set(resumePurchaseAction, open);
}

/** Restores the method and the confirmation of a purchase, and resumes the payments of the journal. */
export const RESTORER: Restorer<SavedPurchase> = {
  schema: savedPurchaseSchema,
  begin: claimReturnedPayment,
  isOpen: (get) => openHere(get) !== null,
  outcomeOf(saved) {
    if (!saved?.purchase) return null;
    return saved.purchase.status === 'paid' ? 'done' : 'due';
  },
  apply(_get, set, saved) {
    if (!saved) return;
    set(paymentMethodAtom, saved.method);
    // Codes to show at the shop are not stored; a paid voucher's is requested again.
    const codes = { activationCode: null, activationQrCode: null };
    if (saved.purchase) set(voucherResultAtom, { ...saved.purchase, ...codes });
  },
  showsItself: (get, saved) => !saved?.purchase && openHere(get)?.currentId != null,
  resume,
  async restoreAlone(get, set, signal) {
    const open = openHere(get);
    if (!open) return;
    // The payment that was on the screen.
    if (open.currentId && get(allowedModesAtom).includes('voucher')) {
      set(modeAtom, 'voucher');
      set(flowStackAtom, jumpTo(get(flowStackAtom), 'confirm'));
    }
    await resume(get, set, signal);
  },
  async finish(get, set) {
    if (!get(servicesAtom).host.pageUrl().includes(RETURN_MARKER)) return;
    const { handleReturnAction } = await load(get, () => import('./returned-payment.ts'));
    await set(handleReturnAction);
  },
};
