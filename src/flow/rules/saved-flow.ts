import * as v from 'valibot';

import { toData } from '../../lib/config/json.ts';
import { SAVED_STATE_MAX_AGE_MS } from '../../lib/limits.ts';
import { isFlowType, roomStepOf } from '../flow-rows.ts';
import type { FlowStack } from '../flow-stack.ts';

/** Another version is dropped. Spec section 4 "Persistence". */
const SAVED_STATE_VERSION = 1;

const NAME_MAX_LENGTH = 64; // characters

const name = v.pipe(
  v.string(),
  v.check((given) => given.length <= NAME_MAX_LENGTH),
);

/** Whether stored names are those of flows and their steps. */
const isFlowStack = (entries: readonly { flow: string; step: string }[]): entries is FlowStack =>
  entries.every(({ flow, step }) => isFlowType(flow) && roomStepOf(flow, step) !== undefined);

const savedStateSchema = v.object({
  version: v.picklist([SAVED_STATE_VERSION]),
  /** Unix ms. */
  savedAt: v.number(),
  /** The page's preselection at the start of the flow: see `preselectionOf`. */
  preselection: v.string(),
  /** Lowest flow first; empty if a flow or a step is unknown. */
  stack: v.pipe(
    v.array(v.object({ flow: name, step: name })),
    v.transform((entries): FlowStack => (isFlowStack(entries) ? entries : [])),
  ),
  /** Whether the customer has typed details, which are not stored. */
  hasTyped: v.boolean(),
  /** A submission whose outcome is unknown; null without one. `choice` is a text to compare. */
  pendingIntent: v.nullable(v.object({ intentKey: name, choice: v.string() })),
  /** What each room has saved, by its name; the room reads it. */
  rooms: v.record(v.string(), v.unknown()),
});

/**
 * What survives a reload: the spine's part of a flow, and a record of each room. Never contains names, addresses, telephone
 * numbers, notes, tokens or passwords.
 */
export type SavedState = Readonly<v.InferOutput<typeof savedStateSchema>>;

/**
 * The state in a stored text; null if it is unreadable, of another version or older than a day. A clock that was set
 * back does not age it, so that no payment is lost.
 */
export function parseSavedState(stored: string, now: number): SavedState | null {
  const parsed = v.safeParse(savedStateSchema, toData(stored));
  if (!parsed.success) return null;
  return now - parsed.output.savedAt <= SAVED_STATE_MAX_AGE_MS ? parsed.output : null;
}

/** Reads data of a room that were stored as JSON. */
export type SavedSchema<Saved> = v.GenericSchema<unknown, Saved>;

/**
 * What a room has saved in a state; null if its schema does not accept it. Missing or unreadable data count as null, which
 * some schemas accept.
 */
export function savedOf<Saved>(
  state: SavedState | null,
  room: string,
  schema: SavedSchema<Saved>,
): { data: Saved } | null {
  const { rooms = {} } = state ?? {};
  const read = v.safeParse(schema, Object.hasOwn(rooms, room) ? rooms[room] : null);
  const parsed = read.success ? read : v.safeParse(schema, null);
  return parsed.success ? { data: parsed.output } : null;
}

/** Whether what a room has saved and what it would save now, null for nothing, are the same. */
export function isSame<Saved>(
  schema: SavedSchema<Saved>,
  saved: Saved,
  now: Saved | null,
): boolean {
  // Both in the order of the schema.
  return JSON.stringify(saved) === JSON.stringify(keptPart(schema, now));
}

/** The part of some data that a schema knows; null if it does not accept them. */
export function keptPart<Data>(schema: SavedSchema<Data>, data: unknown): Data | null {
  const parsed = v.safeParse(schema, data);
  return parsed.success ? parsed.output : null;
}

const recordSchema = v.object({ /** Unix ms. */ savedAt: v.number(), data: v.unknown() });

/** The data in a stored record; null if it is unreadable, from the future or older than a day. */
export function readRecord<Data>(
  schema: SavedSchema<Data>,
  stored: string | null,
  now: number,
): Data | null {
  const record = keptPart(recordSchema, toData(stored));
  if (!record) return null;
  const age = now - record.savedAt;
  return age >= 0 && age <= SAVED_STATE_MAX_AGE_MS ? keptPart(schema, record.data) : null;
}
