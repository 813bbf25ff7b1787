import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { chosenVenueAtom, configAtom } from '../../context/checkout-context.ts';
import { featuresAtom } from '../feature-interface.ts';
import type { FlowType } from '../flow-table.ts';
import type { FlowProblem } from '../flow-problem.ts';
import { submits, VENUE_LIST } from '../flow-rows.ts';
import { canGoBack, progressOf, stepNumber, topOf, type FlowStack } from '../flow-stack.ts';
import type { SkipFacts } from '../skipped-steps.ts';
import { selectFlow } from '../select-flow.ts';
import { submissionAtom } from '../../submission/submission-atom.ts';
import { preselectionOf } from '../rules/preselection.ts';
import { alertAtom, refusalAtom, stepNoticeAtom } from '../../context/problems.ts';

/** The page's preselection at the start of the flow, as a text to compare: see `preselectionOf`. */
export const preselectionAtom = atom('');

/** Ids of the controls that the customer has left, whose errors may show. */
export const touchedFieldsAtom = atom<ReadonlySet<string>>(new Set<string>());

/** How often the current step was submitted with errors. Above 0, they all show; each time moves the focus to them. */
export const submitCountAtom = atom(0);

/** The flow named by `goTo`; null if the config selects it. */
export const namedFlowAtom = atom<FlowType | null>(null);

/** The requested flow, even if it cannot start. Spec section 2 "Flow selection". */
export const askedFlowAtom = atom(
  (get): FlowType => get(namedFlowAtom) ?? selectFlow(get(configAtom)),
);

type FlowStatus =
  | { status: 'loading' }
  | { status: 'ready' }
  | { status: 'failed'; problem: FlowProblem };

export const flowStatusAtom = atom<FlowStatus>({ status: 'loading' });

/** An inner view of a step. */
interface Subview {
  /** Goes back within the step; null if Back leaves the step. */
  back: (() => void) | null;
  /** Called when the step is left. */
  leave: () => void;
}

/** The inner view of the current step; null without one. */
export const subviewAtom = atom<Subview | null>(null);

/** Closes the inner view of the step. */
export function leaveSubview(get: Getter, set: Setter): void {
  const subview = get(subviewAtom);
  set(subviewAtom, null);
  subview?.leave();
}

export const flowStackAtom = atom<FlowStack>([]);

/** What lies below a starting flow: the list of venues, if it is that of a chosen one. */
export const baseStackAtom = atom((get): FlowStack => (get(chosenVenueAtom) ? [VENUE_LIST] : []));

/** The running flow and its step; null before the start. */
export const currentEntryAtom = atom((get) => topOf(get(flowStackAtom)));

export const skipFactsAtom = atom((get): SkipFacts =>
  Object.assign({}, ...get(featuresAtom).map(({ skipFacts }) => skipFacts?.(get))),
);

/** Whether any room answers yes to a question of the flow. */
const someRoom = (get: Getter, question: 'hasResult' | 'blocksLeaving' | 'isSending') =>
  get(featuresAtom).some((room) => room[question]?.(get));

/** Whether a booking or a purchase has a result. */
export const hasResultAtom = atom((get) => someRoom(get, 'hasResult'));

export const progressAtom = atom((get) => progressOf(get(flowStackAtom), get(skipFactsAtom)));

/** The text of the step counter; null if it is not shown. */
export const stepNumberAtom = atom((get) => stepNumber(get(flowStackAtom), get(skipFactsAtom)));

/** Whether "back" works, within the step or out of it; never from a result. */
export const canGoBackAtom = atom(
  (get) =>
    !get(hasResultAtom) &&
    (get(subviewAtom)?.back != null || canGoBack(get(flowStackAtom), get(skipFactsAtom))),
);

/** Number of step changes; a heading takes the focus only after the first one. */
export const stepChangesAtom = atom(0);

/** Whether the running flow orders the server's cart. Spec section 2 "product-checkout". */
export const isProductCheckoutAtom = atom((get) =>
  submits(get(currentEntryAtom)?.flow, 'productOrder'),
);

/** Whether the running flow orders from a menu, for takeaway or delivery. */
export const isMenuOrderAtom = atom((get) => submits(get(currentEntryAtom)?.flow, 'menuOrder'));

/** Whether the screen shows a result or an open payment, which no sign-in may replace. */
export const blocksLeavingAtom = atom(
  (get) => get(hasResultAtom) || someRoom(get, 'blocksLeaving'),
);

/** Whether a request or a wallet payment is pending that must end under the same user. */
export const isSendingAtom = atom(
  (get) => get(submissionAtom).status === 'sending' || someRoom(get, 'isSending'),
);

/** Resets the choices and the input of the customer to the start for the loaded data. */
export function resetFlow(get: Getter, set: Setter): void {
  leaveSubview(get, set);
  set(preselectionAtom, preselectionOf(get(configAtom)));
  set(touchedFieldsAtom, new Set<string>());
  set(submitCountAtom, 0);
  set(submissionAtom, { status: 'idle' });
  set(alertAtom, null);
  set(refusalAtom, null);
  set(stepNoticeAtom, null);
  for (const { reset } of get(featuresAtom)) reset?.(get, set);
}
