import { atom } from 'jotai/vanilla';

import type { Id } from '../domain/config/id.ts';

/**
 * The fate of what the customer sends. One intent makes one POST: only `idle` and, by the customer's own
 * decision, `unknown` may send.
 */
export type Submission =
  | { status: 'idle' }
  | { status: 'sending'; intentKey: Id }
  /** The connection broke after sending, at `since` (Unix ms): nobody knows whether the server took it. */
  | { status: 'unknown'; intentKey: Id; since: number }
  | { status: 'done'; intentKey: Id };

export const submissionAtom = atom<Submission>({ status: 'idle' });
