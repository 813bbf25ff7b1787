import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { configAtom } from '../../context/config-atoms.ts';
import { featuresAtom } from '../feature.ts';
import { isOrderFlow, isProductCheckout, type FlowType } from '../flow-kinds.ts';
import type { FlowProblem } from '../flow-problem.ts';
import { canGoBack, progressOf, topOf, type FlowStack } from '../flow-stack.ts';
import { FLOW_TABLE, type HeaderOptions, type SkipFacts } from '../flow-table.ts';
import { selectFlow } from '../select-flow.ts';
import { reservationAtom } from './booking-state-atoms.ts';

/** The flow that `goTo` named; null where the config selects one. */
export const namedFlowAtom = atom<FlowType | null>(null);

/** The flow that is asked for, whether it could begin or not. Spec section 2 "Flow selection". */
export const askedFlowAtom = atom(
  (get): FlowType => get(namedFlowAtom) ?? selectFlow(get(configAtom)),
);

/** Whether the flow can be shown. */
export type FlowStatus =
  | { status: 'loading' }
  | { status: 'ready' }
  | { status: 'failed'; problem: FlowProblem };

export const flowStatusAtom = atom<FlowStatus>({ status: 'loading' });

/** How Back and a change of step behave while a step shows an inner view. */
export interface Subview {
  /** Leads back within the step; null where Back leaves it. */
  back: (() => void) | null;
  /** The step is being left: puts away what must not stay. */
  leave: () => void;
}

/** Set by the step shown while it has something to put away or shows an inner view; else null. */
export const subviewAtom = atom<Subview | null>(null);

/** Puts the inner view of the step away; it is being left. */
export function leaveSubview(get: Getter, set: Setter): void {
  const inside = get(subviewAtom);
  set(subviewAtom, null);
  inside?.leave();
}

/** Where the customer stands: the running flow on top. */
export const flowStackAtom = atom<FlowStack>([]);

/** The running flow and its step; null before the flow has started. */
export const currentEntryAtom = atom((get) => topOf(get(flowStackAtom)));

/** The defaults of the skip facts. */
const NO_FACTS: SkipFacts = {
  loggedIn: false,
  guestLoginAllowed: false,
  clientKnown: false,
  nothingToChoose: false,
  smartGivesNothing: false,
  needsPremium: false,
};

/** The facts that decide which steps are passed over now. */
export const skipFactsAtom = atom((get): SkipFacts =>
  Object.assign({}, NO_FACTS, ...get(featuresAtom).map(({ skipFacts }) => skipFacts?.(get))),
);

/** Whether a result stands, of a booking or of a purchase. */
export const hasResultAtom = atom(
  (get) =>
    get(reservationAtom) !== null ||
    get(featuresAtom).some(({ hasResult }) => hasResult?.(get) ?? false),
);

/** Place of the step among those shown. */
export const progressAtom = atom((get) => progressOf(get(flowStackAtom), get(skipFactsAtom)));

/** Whether "back" leads anywhere, within the step or out of it; never from a result that stands. */
export const canGoBackAtom = atom(
  (get) =>
    !get(hasResultAtom) &&
    (get(subviewAtom)?.back != null || canGoBack(get(flowStackAtom), get(skipFactsAtom))),
);

const NO_HEADER: HeaderOptions = {};

/** The parts of the header that the running flow shows. */
export const headerOptionsAtom = atom((get) => {
  const entry = get(currentEntryAtom);
  return (entry && FLOW_TABLE[entry.flow].header) ?? NO_HEADER;
});

/** How often the customer has changed the step; a new heading takes the focus only after the first change. */
export const stepChangesAtom = atom(0);

/** Whether the running flow orders the cart that the server keeps. Spec section 2 "product-checkout". */
export const isProductCheckoutAtom = atom((get) => isProductCheckout(get(currentEntryAtom)?.flow));

/** Whether the running flow orders from a menu, to be taken away or delivered. */
export const isMenuOrderAtom = atom((get) => isOrderFlow(get(currentEntryAtom)?.flow));
