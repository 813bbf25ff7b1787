import { atom } from 'jotai/vanilla';

import type { BookState } from '../flow/rules/booking-state.ts';
import type { Id } from '../lib/config/id.ts';

/** `choice` was sent, and at `since` (Unix ms) no answer said what became of it: the server may have taken it. */
export interface LostTry {
  status: 'unknown';
  intentKey: Id;
  since: number;
  choice: string;
  /** What the server said beside an answer that proves nothing, such as a 500; not kept over a reload. */
  serverMessage?: string | null;
}

/**
 * The fate of what the customer sends. One intent makes one POST: only `idle` and, by the customer's own
 * decision, `unknown` may send.
 */
export type Submission =
  | { status: 'idle' }
  /** `choice` is what is being sent; `lost` an earlier try that may have arrived. */
  | { status: 'sending'; intentKey: Id; choice?: string; lost?: LostTry | null }
  | LostTry
  | { status: 'done'; intentKey: Id };

/** An earlier try that may have arrived; null without one. */
export function lostTryOf(submission: Submission): LostTry | null {
  if (submission.status === 'unknown') return submission;
  return submission.status === 'sending' ? (submission.lost ?? null) : null;
}

/** What holds once a try has ended without being taken: whether an earlier one arrived is as open as it was. */
export function afterRefusal(submission: Submission): Submission {
  return lostTryOf(submission) ?? { status: 'idle' };
}

/**
 * The key of the try that was lost, where the same is sent again; null for a new intent. What was sent is compared, so
 * that another choice never goes under the key of the first.
 */
export function lostKeyFor(submission: Submission, choice: string): Id | null {
  const lost = lostTryOf(submission);
  return lost?.choice === choice ? lost.intentKey : null;
}

/**
 * What was chosen, as a text to compare. Nothing personal is in it; `order` is what an order adds to it
 * (`orderChoiceAtom`). Whether it is the same intent, `intentChoiceAtom` tells.
 */
export function choiceOf(book: BookState, order = ''): string {
  const { date, dateTimes, numberOfPeople, resourceId = null, prizeId } = book;
  const prize = prizeId === null ? {} : { prizeId };
  return JSON.stringify({ date, dateTimes, numberOfPeople, resourceId, ...prize }) + order;
}

export const submissionAtom = atom<Submission>({ status: 'idle' });
