import { atom, type Getter, type Setter } from 'jotai/vanilla';

import type { Resource } from '../context/resource.ts';
import type { ApiError } from '../platform/api/http/api-error.ts';
import type { Persist } from './persist.ts';
import type { FlowNeed, FlowType, StepId } from './flow-table.ts';
import type { SkipFacts } from './skipped-steps.ts';
import type { FlowProblem } from './flow-problem.ts';

/** Data of the server that a flow loads before it starts. */
export type FlowResource = Pick<Resource<unknown>, 'obtain' | 'expire' | 'forget'>;

/** Loads what is no resource, such as the user; rejects with an `ApiError`. */
type Load = (get: Getter, set: Setter, signal: AbortSignal) => Promise<unknown>;

/** Sets up a room after the flow has loaded and its stack is set. */
export type Begin = (get: Getter, set: Setter, signal: AbortSignal) => void | Promise<void>;

/** Handles a 401 while a flow loads. Spec section 8 "On 401". */
export interface SessionRefusal {
  /** Drops the sign-in; returns whether there was one. */
  drop: (get: Getter, set: Setter) => boolean;
  /** Reports the lost sign-in to page and customer, after all has loaded without it. */
  report: (get: Getter, set: Setter, error: ApiError) => Promise<void>;
}

/** Whether the input of a step is complete, by step. */
export type StepRules = Partial<Record<StepId, (get: Getter) => boolean>>;

/** The interface of a room to the flow. Every member is optional; the flow calls all rooms that have it, in their order. */
export interface Feature {
  /** Loads the handling of a 401 while a flow loads. */
  loadSessionRefusal?: (get: Getter) => Promise<SessionRefusal>;
  /** Loads that every flow runs. */
  ownLoads?: readonly Load[];
  /** Resources that every flow loads. */
  ownResources?: readonly FlowResource[];
  /** Resources by the names of the flow table. A flow drops those of an earlier one that it does not need. */
  resources?: Partial<Record<FlowNeed, FlowResource>>;
  /** The problem with the loaded data; null if the flow can be shown. */
  checkLoaded?: (get: Getter, flow: FlowType) => FlowProblem | null;
  /** The problem that keeps a loaded and reset flow from starting; null if it can start. */
  checkStart?: (get: Getter, flow: FlowType) => FlowProblem | null;
  /** Decides which of the page's offers a start is for, before its flow is selected; null if that is known. */
  chooseTarget?: (get: Getter, set: Setter, signal: AbortSignal) => Promise<void> | null;
  /** Runs before the loads of a start. */
  prepare?: (get: Getter, set: Setter, flow: FlowType, signal: AbortSignal) => Promise<void>;
  /** Loads the code that sets up the room, in parallel with the flow's data; null if the flow needs none. */
  begin?: (get: Getter, flow: FlowType) => Promise<Begin> | null;
  /** What the room saves of a flow, and how it is restored after a reload. */
  persist?: Persist;
  /** Loads the rules of steps whose code does not come with the first screen; a restored flow may stand after them. */
  loadStepRules?: (get: Getter) => Promise<StepRules>;
  /** Runs when the flow is ready. */
  onStarted?: (get: Getter, set: Setter) => void;
  /** Resets what the customer chose or typed. */
  reset?: (get: Getter, set: Setter) => void;
  /** The service that the customer chose in place of the page's. */
  chosenServiceId?: (get: Getter) => string | null;
  skipFacts?: (get: Getter) => SkipFacts;
  /** Runs when a step opens. */
  onStep?: Partial<Record<StepId, (get: Getter, set: Setter) => void>>;
  isFinished?: StepRules;
  /** Whether a result is shown, which no redirect may hide. */
  hasResult?: (get: Getter) => boolean;
  /** Whether the customer must stay until something ends, such as an open payment. */
  blocksLeaving?: (get: Getter) => boolean;
  /** Whether a request is pending that must end under the same user. */
  isSending?: (get: Getter) => boolean;
  /** Storage keys that a restart removes. */
  savedKeys?: (get: Getter) => readonly string[];
}

/** The rooms of this checkout, in their order; set once, when the store is created. */
export const featuresAtom = atom<readonly Feature[]>([]);
