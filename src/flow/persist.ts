import type { Getter, Setter } from 'jotai/vanilla';

import type { FlowStack } from './flow-stack.ts';
import type { SavedSchema } from './rules/saved-flow.ts';

/** How a saved flow has ended: `due` while what was bought has still to be paid. */
type Outcome = 'done' | 'due';

/** A saved flow as the rooms that restore it see it. */
export interface SavedFlow {
  stack: FlowStack;
  /** Null for an unfinished flow. */
  outcome: Outcome | null;
  /** Whether the outcome of its submission is unknown. */
  isOutcomeUnknown: boolean;
}

/** Reads and applies what a room has saved. Its code loads only if there is something to restore. */
export interface Restorer<Saved> {
  /** What cannot be read costs this room only. A schema that accepts null runs without saved data too. */
  schema: SavedSchema<Saved>;
  /** Runs before anything is asked. */
  begin?: (get: Getter) => void;
  /** Whether something is open, such as a payment, which takes precedence over the page's preselection. */
  isOpen?: (get: Getter, saved: Saved) => boolean;
  outcomeOf?: (saved: Saved) => Outcome | null;
  /** Loads what the saved data need. Resolves with false if the flow cannot be restored. */
  prepare?: (
    get: Getter,
    set: Setter,
    saved: Saved,
    flow: SavedFlow,
    signal: AbortSignal,
  ) => Promise<boolean>;
  /** Sets the room's atoms. */
  apply?: (get: Getter, set: Setter, saved: Saved, flow: SavedFlow) => void;
  /** Whether the restored screen needs no notice, because it shows what is open. */
  showsItself?: (get: Getter, saved: Saved) => boolean;
  /** Continues what is open, after all rooms have applied. */
  resume?: (get: Getter, set: Setter, signal: AbortSignal) => Promise<void>;
  /** Shows what is open although the flow cannot be restored. */
  restoreAlone?: (get: Getter, set: Setter, signal: AbortSignal) => Promise<void>;
  /** Runs last. */
  finish?: (get: Getter, set: Setter) => Promise<void>;
}

interface Source<Saved> {
  /** The room's name in the saved state. */
  room: string;
  /** What to save, as data for JSON; null for nothing. Never names, addresses, numbers, notes, codes or tokens. */
  save: (get: Getter) => Saved | null;
  load: () => Promise<Restorer<Saved>>;
  /** Whether there may be something to restore without saved data, such as a payment of another tab. */
  mayResume?: (get: Getter) => boolean;
}

/** What a room saves of a flow for a reload. The type of its data is known to the room alone. */
export interface Persist extends Pick<Source<unknown>, 'room' | 'save' | 'mayResume'> {
  /** Loads the room's restorer for a function that takes one of any data. */
  open: <Result>(
    bind: <Saved>(restorer: Restorer<Saved>, save: Source<Saved>['save']) => Result,
  ) => Promise<Result>;
}

/** Describes what a room saves of a flow and how it is restored. Contract section 2. */
export function persist<Saved>({ load, save, ...source }: Source<Saved>): Persist {
  return { ...source, save, open: async (bind) => bind(await load(), save) };
}
