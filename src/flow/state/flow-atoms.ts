import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { configAtom } from '../../context/checkout-context.ts';
import { featuresAtom } from '../feature.ts';
import type { FlowType } from '../flow-table.ts';
import type { FlowProblem } from '../flow-problem.ts';
import { submits } from '../flow-rows.ts';
import { canGoBack, progressOf, stepNumber, topOf, type FlowStack } from '../flow-stack.ts';
import type { SkipFacts } from '../skipped-steps.ts';
import { selectFlow } from '../select-flow.ts';
import { submissionAtom } from '../../submission/submission-atom.ts';
import type { ReservationMode, ReservationType } from '../../lib/config/checkout-config.ts';
import {
  EMPTY_CONTACT,
  EMPTY_INVOICE,
  EMPTY_VOUCHER,
  preselectionOf,
  type BookState,
  type Reservation,
} from '../rules/booking-state.ts';
import { alertAtom, refusalAtom, stepNoticeAtom } from '../../context/problems.ts';

/** The server's answer to the booking; null without one. */
export const reservationAtom = atom<Reservation | null>(null);

/** The voucher form: how many, with which prize, and the invoice. Spec section 3 "Booking step state: voucher". */
export const voucherAtom = atom(EMPTY_VOUCHER);

/** The page's preselection at the start of the flow, as a text to compare: see `preselectionOf`. */
export const preselectionAtom = atom('');

export const EMPTY_BOOK: BookState = {
  date: null,
  dateTimes: [],
  numberOfPeople: 1,
  prizeId: null,
  transportInstant: 'scheduled',
};

/** Booking a date or buying a voucher. */
export const modeAtom = atom<ReservationMode>('book');

/** Normal or premium ("smart"). */
export const reservationTypeAtom = atom<ReservationType>('normal');

export const bookAtom = atom<BookState>(EMPTY_BOOK);
export const contactAtom = atom(EMPTY_CONTACT);
export const invoiceAtom = atom(EMPTY_INVOICE);

/** Ids of the controls that the customer has left, whose errors may show. */
export const touchedFieldsAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Number of tries to leave the current step; from the first one on, all its errors show. */
export const attemptsAtom = atom(0);

/** The venue date on which the shown week starts; null for the week of the first choice. */
export const weekShownAtom = atom<string | null>(null);

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

/** The running flow and its step; null before the start. */
export const currentEntryAtom = atom((get) => topOf(get(flowStackAtom)));

export const skipFactsAtom = atom((get): SkipFacts =>
  Object.assign({}, ...get(featuresAtom).map(({ skipFacts }) => skipFacts?.(get))),
);

/** Whether any room answers yes to a question of the flow. */
const someRoom = (get: Getter, question: 'hasResult' | 'holdsCustomer' | 'isSending') =>
  get(featuresAtom).some((room) => room[question]?.(get));

/** Whether a booking or a purchase has a result. */
export const hasResultAtom = atom(
  (get) => get(reservationAtom) !== null || someRoom(get, 'hasResult'),
);

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

/** The service chosen from a list; null without one. Spec section 2 "service_listing". */
export const chosenServiceIdAtom = atom<string | null>(null);

/** The service of the flow: the chosen one, else the page's. */
export const serviceIdAtom = atom((get) => get(chosenServiceIdAtom) ?? get(configAtom).serviceId);

/** Whether the screen shows a result or an open payment, which no sign-in may replace. */
export const holdsCustomerAtom = atom(
  (get) => get(hasResultAtom) || someRoom(get, 'holdsCustomer'),
);

/** Whether a request or a wallet payment is pending that must end under the same user. */
export const isSendingAtom = atom(
  (get) => get(submissionAtom).status === 'sending' || someRoom(get, 'isSending'),
);

/** Resets the choices and the input of the customer to the start for the loaded data. */
export function resetFlow(get: Getter, set: Setter): void {
  leaveSubview(get, set);
  set(preselectionAtom, preselectionOf(get(configAtom)));
  set(reservationTypeAtom, get(configAtom).reservationType ?? 'normal');
  set(contactAtom, EMPTY_CONTACT);
  set(invoiceAtom, EMPTY_INVOICE);
  set(touchedFieldsAtom, new Set<string>());
  set(attemptsAtom, 0);
  set(submissionAtom, { status: 'idle' });
  set(reservationAtom, null);
  set(alertAtom, null);
  set(refusalAtom, null);
  set(stepNoticeAtom, null);
  for (const { reset } of get(featuresAtom)) reset?.(get, set);
}
