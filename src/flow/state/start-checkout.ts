import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { loadCode } from '../../platform/api/http/load-code.ts';
import type { FlowType } from '../flow-types.ts';
import { startFlow } from '../flow-stack.ts';
import { FLOW_TABLE } from '../flow-table.ts';
import { isOrderFlow, isProductCheckout } from '../order-flows.ts';
import { judgeModes } from '../readiness.ts';
import { bookAtom } from './booking-state-atoms.ts';
import { campaignInfoAtom } from '../../features/offer/state/campaign-atoms.ts';
import { nowAtom } from '../../context/clock-atom.ts';
import { configAtom } from '../../context/config-atom.ts';
import { askedFlowAtom, namedFlowAtom } from './asked-flow-atom.ts';
import { flowStackAtom, skipFactsAtom, stepChangesAtom } from './flow-atoms.ts';
import { voucherResultAtom } from '../../features/payment/state/payment-atoms.ts';
import { reservationAtom } from './reservation-atom.ts';
import { beginRunAction } from '../../context/run-atom.ts';
import { submissionAtom } from '../../submission/submission-atom.ts';
import { chosenServiceIdAtom } from '../../features/offer/state/product-atom.ts';
import { readinessAtom } from './readiness-atom.ts';
import { resetFlowState } from './reset-flow-state.ts';
import { isAbort } from '../../context/report-problem.ts';
import { toFlowProblem } from './to-flow-problem.ts';
import { savedStateKeyAtom } from './saved-state-atoms.ts';
import { servicesAtom } from '../../context/services.ts';
import { isCustomerNamed } from '../../features/contact/state/is-customer-named.ts';
import { failFlowAction } from './fail-flow.ts';
import { loadFlowAction } from './load-flow.ts';
import { takeUpOfferCodeAction } from '../../features/points/state/take-up-offer-code.ts';
import { loadCalendarUntilAction } from '../../features/booking/state/show-week.ts';
import { restoreStateAction } from './restore-state.ts';

/** Whether a start was asked for while something was being sent; it waits for the answer. */
const startIsDueAtom = atom(false);

/** The storage key of the flow that is shown; the config may name another target already. */
const shownKeyAtom = atom<string | null>(null);

/** A customer who starts again has read the confirmation: it is for a reload alone. Drafts of other targets stay. */
function forgetResult(get: Getter): void {
  const hasResult = get(reservationAtom) !== null || get(voucherResultAtom) !== null;
  const key = get(shownKeyAtom);
  if (hasResult && key !== null) get(servicesAtom).host.storage.remove(key);
}

/** What an order sets up at its start, by who keeps its cart; null for a flow that orders nothing. */
function loadOrdering(get: Getter, flow: FlowType) {
  const isOnline = () => get(servicesAtom).host.isOnline();
  if (isOrderFlow(flow))
    return loadCode(() => import('../../features/ordering/state/begin-order.ts'), isOnline);
  if (!isProductCheckout(flow)) return null;
  return loadCode(() => import('../../features/ordering/state/begin-product-order.ts'), isOnline);
}

async function start(
  get: Getter,
  set: Setter,
  flow: FlowType,
  signal: AbortSignal,
  changes: number,
) {
  const { host } = get(servicesAtom);
  const filling = isCustomerNamed(get)
    ? loadCode(
        () => import('../../features/contact/state/fill-contact.ts'),
        () => host.isOnline(),
      )
    : null;
  const ordering = loadOrdering(get, flow);
  // Both load beside the data; a failure is heard where it is needed.
  filling?.catch(() => undefined);
  ordering?.catch(() => undefined);
  set(chosenServiceIdAtom, null);
  if (flow === 'campaign_offer_code') await set(takeUpOfferCodeAction, signal);
  if (signal.aborted) return;
  const problem = await set(loadFlowAction, flow, signal);
  if (signal.aborted) return;
  if (problem) return set(failFlowAction, problem);
  const contact = await filling;
  const order = await ordering;
  if (signal.aborted) return;
  set(flowStackAtom, []);
  resetFlowState(get, set);
  contact?.fillContact(get, set);
  const facts = get(skipFactsAtom);
  const { ifSomethingToChoose = flow } = FLOW_TABLE[flow];
  const begun = facts.nothingToChoose ? flow : ifSomethingToChoose;
  const view = get(campaignInfoAtom)?.campaignView ?? null;
  const closed = judgeModes(begun, view, get(configAtom));
  if (closed) return set(failFlowAction, closed);
  set(flowStackAtom, startFlow(begun, facts));
  await order?.beginOrder(get, set, signal);
  if (signal.aborted) return;
  await set(restoreStateAction, signal);
  if (signal.aborted) return;
  set(stepChangesAtom, changes);
  const { date } = get(bookAtom);
  // Beyond the first stretch of the calendar: it comes while the step already shows.
  if (date !== null) void set(loadCalendarUntilAction, date);
  set(shownKeyAtom, get(savedStateKeyAtom));
  set(readinessAtom, { status: 'ready' });
}

/**
 * Loads and starts a flow: the one named, for `null` the one that the config selects, and without a word the same
 * as before. A start that is under way is given up; its late answers change nothing. While something is being
 * sent the start waits for the answer, and falls away when that was accepted. Failures end in
 * `readinessAtom`, an `error` event and one warning.
 */
export const startCheckoutAction = atom(
  null,
  async (get, set, named?: FlowType | null): Promise<void> => {
    if (named !== undefined) set(namedFlowAtom, named);
    if (get(submissionAtom).status === 'sending') return set(startIsDueAtom, true);
    forgetResult(get);
    const signal = set(beginRunAction);
    const { host } = get(servicesAtom);
    // What was pressed or typed into goes: the heading takes its focus, also of a start that is given up. The first takes none.
    const isUnderWay = get(readinessAtom).status === 'loading';
    const changes = isUnderWay ? get(stepChangesAtom) : Number(host.holdsFocus());
    set(nowAtom, host.now());
    set(stepChangesAtom, changes);
    set(readinessAtom, { status: 'loading' });
    const flow = get(askedFlowAtom);
    try {
      await start(get, set, flow, signal, changes);
    } catch (error) {
      if (signal.aborted || isAbort(error)) return;
      const problem = await toFlowProblem(flow, error, get(configAtom));
      if (!signal.aborted) set(failFlowAction, problem);
    }
  },
);

/** Makes good for a start that had to wait for an answer; nothing where none is due or the answer was a yes. */
export const startIfDueAction = atom(null, async (get, set): Promise<void> => {
  const isDue = get(startIsDueAtom) && get(submissionAtom).status !== 'done';
  set(startIsDueAtom, false);
  if (isDue) await set(startCheckoutAction);
});
