/**
 * What may keep a press from being sent, in the order in which it is asked. Each kind of submission says what a check
 * means to it; one that it says nothing of never objects.
 */
export const PRESS_CHECKS = [
  /** Another step is shown, or something is under way, done or was lost a moment ago. */
  'turn',
  /** Nobody is signed in, and only an account may send it. */
  'signIn',
  /** What the invoice needs is missing. */
  'invoice',
  /** What was chosen cannot be had any more. */
  'choice',
  /** An earlier step is incomplete. */
  'steps',
  /** There is nothing to send, or not at this price. */
  'offer',
  /** A field of the step is wrong. */
  'form',
] as const;

/** What is asked next about every new intent, and not again about one that the customer says yes to once more. */
export const PERMISSIONS = [
  /** A link brought the account, and the customer has not seen whose it is. */
  'account',
  /** The page cancels the `submit` event. */
  'page',
] as const;

/** A check by its name. */
export type CheckName = (typeof PRESS_CHECKS)[number] | (typeof PERMISSIONS)[number];

/** What a check says: nothing stands in the way, something does that the step shows itself, or how it is shown. */
export type Answer = boolean | (() => void | Promise<void>);

/** The check that objects, and what it says. */
export interface Objection {
  check: CheckName;
  answer: Answer;
}

/** The objection that comes first; null where nothing stands in the way. Checks after it are not asked. */
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
