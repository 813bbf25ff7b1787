import { atom } from 'jotai/vanilla';

import { isClientKnown } from '../../lib/user-session.ts';
import { canGoBack, progressOf, topOf, type FlowStack } from '../flow-stack.ts';
import { FLOW_TABLE, type HeaderOptions, type SkipFacts } from '../flow-table.ts';
import { choiceIsSkippedAtom } from '../../features/booking/state/availability-atoms.ts';
import { guestsMayGoOnAtom } from '../../features/offer/state/guests-may-go-on-atom.ts';
import { voucherResultAtom } from '../../features/payment/state/payment-atoms.ts';
import { reservationAtom } from './reservation-atom.ts';
import {
  smartGivesNothingAtom,
  smartIsRefusedAtom,
} from '../../features/offer/state/smart-atoms.ts';
import { stepInsideAtom } from './step-inside-atom.ts';
import { userAtom } from '../../features/account/state/user-atom.ts';

/** Where the customer stands: the running flow on top. */
export const flowStackAtom = atom<FlowStack>([]);

/** The running flow and its step; null before the flow has started. */
export const currentEntryAtom = atom((get) => topOf(get(flowStackAtom)));

/** What decides which steps are passed over now. */
export const skipFactsAtom = atom((get): SkipFacts => {
  const user = get(userAtom);
  return {
    loggedIn: user !== null,
    guestLoginAllowed: get(guestsMayGoOnAtom),
    clientKnown: user !== null && isClientKnown(user),
    nothingToChoose: get(choiceIsSkippedAtom),
    smartGivesNothing: get(smartGivesNothingAtom),
    needsPremium: get(smartIsRefusedAtom),
  };
});

/** Place of the step among those shown. */
export const progressAtom = atom((get) => progressOf(get(flowStackAtom), get(skipFactsAtom)));

/** Whether "back" leads anywhere, within the step or out of it; never from a result that stands. */
export const canGoBackAtom = atom(
  (get) =>
    get(reservationAtom) === null &&
    get(voucherResultAtom) === null &&
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
