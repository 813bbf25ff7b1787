import { atom } from 'jotai/vanilla';

import type { BookState } from '../../domain/booking/booking-state.ts';
import type { Id } from '../../domain/config/id.ts';

/**
 * The fate of what the customer sends. One intent makes one POST: only `idle` and, by the customer's own
 * decision, `unknown` may send.
 */
export type Submission =
  | { status: 'idle' }
  | { status: 'sending'; intentKey: Id }
  /** The connection broke after sending `choice`, at `since` (Unix ms): nobody knows whether the server took it. */
  | { status: 'unknown'; intentKey: Id; since: number; choice: string }
  | { status: 'done'; intentKey: Id };

/**
 * What was chosen, as a text to compare: another choice is another intent. Nothing personal is in it; `order` is what
 * an order adds to it (`orderChoiceAtom`).
 */
export function choiceOf(book: BookState, order = ''): string {
  const { date, dateTimes, numberOfPeople, resourceId = null } = book;
  return JSON.stringify({ date, dateTimes, numberOfPeople, resourceId }) + order;
}

export const submissionAtom = atom<Submission>({ status: 'idle' });
