import { atom, type Getter, type Setter, type WritableAtom } from 'jotai/vanilla';

import type { Id } from '../lib/config/id.ts';
import type { ApiError } from '../platform/api/http/api-error.ts';
import type { Credentials } from '../platform/api/http/endpoint.ts';
import type { FlowNeed, SkipFacts } from './flow-table.ts';
import type { FlowType } from './flow-kinds.ts';
import type { FlowProblem } from './flow-problem.ts';
import type { StepId } from './step-ids.ts';

/** The state that the loads of one run share. */
export interface LoadContext {
  get: Getter;
  set: Setter;
  /** Sets an atom to a loaded value; does nothing after the run was cancelled. */
  keep: <Value>(atom: WritableAtom<unknown, [Value], void>, value: Value) => void;
  signal: AbortSignal;
  /** All that the flow needs. */
  needs: readonly FlowNeed[];
  /** Requests that several loads share; the first one starts them. */
  shared: {
    /** The id of the campaign, once that has been read. */
    campaignId?: Promise<Id>;
    /** The credentials of the user; null for a guest. */
    credentials?: Promise<Credentials | null>;
  };
}

/** Reads something that a flow needs; rejects with an `ApiError`. */
export type Load = (context: LoadContext) => Promise<unknown>;

/** Sets a room up once the flow's data is there and its stack stands. */
export type Begin = (get: Getter, set: Setter, signal: AbortSignal) => void | Promise<void>;

/** Handles a 401 while a flow loads. Spec section 8 "On 401". */
export interface SessionRefusal {
  /** Drops the sign-in; gives whether there was one. */
  drop: (get: Getter, set: Setter) => boolean;
  /** Tells page and customer of it, once all was read without it. */
  report: (get: Getter, set: Setter, error: ApiError) => Promise<void>;
}

/** Whether what a step asks for is complete, by step. */
export type StepRules = Partial<Record<StepId, (get: Getter) => boolean>>;

/**
 * The interface of a room to the flow, which knows no room by name. Every part is optional. If several rooms have a
 * part, all are called, in the order of the rooms.
 */
export interface Feature {
  sessionRefusal?: SessionRefusal;
  /** Loads that every flow runs. */
  ownLoads?: readonly Load[];
  /** Loads by what the flow table calls them. */
  loads?: Partial<Record<FlowNeed, Load>>;
  /** Drops what an earlier flow has loaded and this one does not need. */
  dropUnneeded?: (context: LoadContext) => void;
  /** Why what was loaded cannot be shown; null where it can. */
  checkLoaded?: (get: Getter, flow: FlowType) => FlowProblem | null;
  /** Why a flow cannot begin, once everything stands at its start; null where it can. */
  checkStart?: (get: Getter, flow: FlowType) => FlowProblem | null;
  /** Runs before the loads of a start. */
  prepare?: (get: Getter, set: Setter, flow: FlowType, signal: AbortSignal) => Promise<void>;
  /** Loads the code that sets the room up, beside the flow's data; null where the flow needs none. */
  begin?: (get: Getter, flow: FlowType) => Promise<Begin> | null;
  /** Goes on with what was saved before a reload. */
  restore?: Begin;
  /** Runs once the flow shows. */
  onStarted?: (get: Getter, set: Setter) => void;
  /** Puts what the customer chooses or types back at its start, for what was loaded. */
  reset?: (get: Getter, set: Setter) => void;
  /** The facts that decide which steps are passed over. */
  skipFacts?: (get: Getter) => Partial<SkipFacts>;
  /** Runs when the customer comes to a step. */
  onStep?: Partial<Record<StepId, (get: Getter, set: Setter) => void>>;
  /** Whether what a step asks for is complete. */
  isFinished?: StepRules;
  /** Whether a result is shown; no redirect may hide it. */
  hasResult?: (get: Getter) => boolean;
  /** Whether something is on the screen that the customer must see the end of, such as a payment that is open. */
  holdsCustomer?: (get: Getter) => boolean;
  /** Whether a request is under way that must end under the same user. */
  isSending?: (get: Getter) => boolean;
  /** Storage keys that a restart forgets. */
  savedKeys?: (get: Getter) => readonly string[];
}

/** The rooms of this checkout, in their order; set once when its store is made. */
export const featuresAtom = atom<readonly Feature[]>([]);
