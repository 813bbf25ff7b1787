import { openIds } from '../../../submission/rules/purchase-state.ts';
import { waitAtom } from '../../../submission/submission-atom.ts';
import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { stepNoticeAtom } from '../../../context/problems.ts';
import { servicesAtom } from '../../../context/checkout-context.ts';
import { loadTextsAction } from '../../../flow/state/load-texts.ts';
import { parseUrlParts, withParts } from '../../../lib/url/page-url-secrets.ts';
import { addressWithout } from '../../../platform/host/page-params.ts';
import { isOfPurchase } from '../../../submission/journal/journal-rules.ts';
import {
  readReturn,
  strippedParamsKey,
  type PaymentReturn,
  type ReturnHint,
} from '../../../submission/journal/payment-return.ts';
import { savedStateKeyAtom } from '../../../flow/state/saved-state.ts';
import { writeEntry, ownerOfTicket, returnedEntry } from '../../../submission/journal/journal.ts';
import { orderPaymentLinkAtom, voucherPurchaseOf } from './order-payment.ts';
import { voucherResultAtom } from './payment-atoms.ts';

const UNPAID_HINTS: ReadonlySet<ReturnHint> = new Set(['refused', 'cancelled']);

/** Warns a customer who seems not to have paid, until the server answers. */
function showHint(get: Getter, set: Setter, { hint }: PaymentReturn): void {
  const isOpen = get(waitAtom).phase === 'linked';
  if (!isOpen || !UNPAID_HINTS.has(hint)) return;
  set(stepNoticeAtom, { tone: 'info', message: { key: 'payment.returnUnpaid' } });
}

/** Removes the return parameters from the address bar and puts back the secrets that were withheld from the provider. */
async function restoreAddress(get: Getter, { nonce, eraseNames }: PaymentReturn): Promise<void> {
  const { host } = get(servicesAtom);
  const key = strippedParamsKey(nonce);
  const stripped = parseUrlParts(await host.storage.read(key));
  const clean = addressWithout(new URL(host.pageUrl()), new Set(eraseNames));
  host.storage.remove(key);
  host.replaceAddress(stripped ? withParts(new URL(clean, host.pageUrl()), stripped) : clean);
}

/**
 * Handles a return from the provider, after the payment has been polled: the address is a hint, never a proof. Cleans the
 * address bar. Ignores a return of another element, and shows a notice for a forged address. Contract section 2.
 */
export const handleReturnAction = atom(null, async (get, set): Promise<void> => {
  const { host } = get(servicesAtom);
  const order = get(orderPaymentLinkAtom);
  const entry = returnedEntry(get);
  const found = readReturn(host.pageUrl(), (entry ?? order)?.ownParams);
  if (!found) return;
  const isOurs = entry !== null && isOfPurchase(entry, voucherPurchaseOf(get));
  const kept = await ownerOfTicket(get, found.nonce, get(savedStateKeyAtom));
  // A provider's page that opened another tab returns there, and that tab has no ticket.
  const owner = kept === 'nobody' && isOurs ? 'own' : kept;
  if (owner === 'other') return;
  await restoreAddress(get, found);
  // Orders have no status call: the screen shows only the hint.
  if (order?.nonce === found.nonce) {
    if (entry) writeEntry(get, entry.key, { hint: found.hint });
    return set(orderPaymentLinkAtom, { ...order, hint: found.hint });
  }
  const isKnown = openIds(get(waitAtom)).length > 0 || get(voucherResultAtom) !== null;
  if (owner === 'own' && isKnown) return showHint(get, set, found);
  await set(loadTextsAction, 'payment');
  set(stepNoticeAtom, { tone: 'info', message: { key: 'payment.returnUnknown' } });
});
