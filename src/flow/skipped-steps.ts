import type { FlowType, StepId } from './flow-table.ts';
import { stepsOf, submits } from './flow-rows.ts';

/** The facts that decide whether a step is skipped; a missing one is false. */
export interface SkipFacts {
  loggedIn?: boolean;
  guestLoginAllowed?: boolean;
  /** Signed in, with a known name, phone and e-mail. */
  clientKnown?: boolean;
  /** The offer has no choice (type 5, one person). */
  nothingToChoose?: boolean;
  /** A smart reservation has no advantage over a normal one. */
  smartGivesNothing?: boolean;
  /** The user chose a smart reservation and is not premium. */
  needsPremium?: boolean;
  /** An order as soon as possible has no time to choose. */
  asap?: boolean;
  /** A product order can be paid in one way. */
  solePayment?: boolean;
}

type SkipRule = (facts: SkipFacts, flow: FlowType) => boolean | undefined;

/** When a step is skipped; without a rule, never. Spec section 2 "URL routes", contract section 2. */
const SKIP_RULES: Partial<Record<StepId, SkipRule>> = {
  // Only a signed-in user collects points.
  login: ({ loggedIn, guestLoginAllowed }, flow) =>
    loggedIn || (guestLoginAllowed && !submits(flow, 'points')),
  'client-info': ({ loggedIn, clientKnown }) => loggedIn && clientKnown,
  // A smart reservation shows the plans first, unless the user is premium.
  plans: ({ needsPremium }) => !needsPremium,
  choice: ({ nothingToChoose }) => nothingToChoose,
  booking: ({ asap }) => asap,
  'payment-method': ({ solePayment }) => solePayment,
  'reservation-type': ({ smartGivesNothing }) => smartGivesNothing,
};

/** Whether a flow skips a step. */
export function isSkipped(flow: FlowType, step: StepId, facts: SkipFacts): boolean {
  return SKIP_RULES[step]?.(facts, flow) ?? false;
}

/** The steps of a flow that are shown, in order. */
export function shownStepsOf(flow: FlowType, facts: SkipFacts): readonly StepId[] {
  return stepsOf(flow).filter((step) => !isSkipped(flow, step, facts));
}
