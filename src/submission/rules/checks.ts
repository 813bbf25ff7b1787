/** The checks of a press, in their order. A kind of submission implements the checks it needs; a missing one passes. */
export const PRESS_CHECKS = [
  /** Another step is shown, or something is under way, done or was lost a moment ago. */
  'turn',
  /** No user is signed in, and only an account may send it. */
  'signIn',
  /** The invoice is incomplete. */
  'invoice',
  /** The choice is no longer available. */
  'choice',
  /** An earlier step is incomplete. */
  'steps',
  /** There is nothing to send, or not at this price. */
  'offer',
  /** A field of the step is wrong. */
  'form',
] as const;

/** Further checks of a new intent. They are skipped when the customer confirms the same intent again. */
export const PERMISSIONS = [
  /** The account came from a link, and the customer has not seen its owner. */
  'account',
  /** The page cancels the `submit` event, or starts another flow in it. */
  'page',
] as const;

/** A check by its name. */
export type CheckName = (typeof PRESS_CHECKS)[number] | (typeof PERMISSIONS)[number];

/** The result of a check: passes, blocks because the step already shows the reason, or shows the reason itself. */
export type Answer = boolean | (() => void | Promise<void>);

/** The check that objects, and what it says. */
export interface Objection {
  check: CheckName;
  answer: Answer;
}

/** The first objection; null without one. Later checks do not run. */
export function firstObjection(
  checks: readonly CheckName[],
  ask: (check: CheckName) => Answer,
): Objection | null {
  for (const check of checks) {
    const answer = ask(check);
    if (answer) return { check, answer };
  }
  return null;
}
