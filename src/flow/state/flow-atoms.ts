import { atom } from 'jotai/vanilla';

import { featuresAtom } from '../feature.ts';
import { canGoBack, progressOf, topOf, type FlowStack } from '../flow-stack.ts';
import { FLOW_TABLE, type HeaderOptions, type SkipFacts } from '../flow-table.ts';
import { reservationAtom } from './reservation-atom.ts';
import { stepInsideAtom } from './step-inside-atom.ts';

/** Where the customer stands: the running flow on top. */
export const flowStackAtom = atom<FlowStack>([]);

/** The running flow and its step; null before the flow has started. */
export const currentEntryAtom = atom((get) => topOf(get(flowStackAtom)));

/** What holds where no room says otherwise. */
const NO_FACTS: SkipFacts = {
  loggedIn: false,
  guestLoginAllowed: false,
  clientKnown: false,
  nothingToChoose: false,
  smartGivesNothing: false,
  needsPremium: false,
};

/** What decides which steps are passed over now. */
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
    (get(stepInsideAtom)?.back != null || canGoBack(get(flowStackAtom), get(skipFactsAtom))),
);

const NO_HEADER: HeaderOptions = {};

/** What the header of the running flow shows. */
export const headerOptionsAtom = atom((get) => {
  const entry = get(currentEntryAtom);
  return entry ? FLOW_TABLE[entry.flow].header : NO_HEADER;
});

/** How often the customer has changed the step; a new heading takes the focus only after the first change. */
export const stepChangesAtom = atom(0);
