import type { Getter, Setter } from 'jotai/vanilla';

import { load, nowAtom, servicesAtom } from '../../context/checkout-context.ts';
import { stepNoticeAtom } from '../../context/problems.ts';
import type { MessageKey } from '../../platform/i18n/message-key.ts';
import { referenceOf } from '../../submission/rules/intent-key.ts';
import { submissionAtom } from '../../submission/submission-atom.ts';
import { featuresAtom, type StepRules } from '../feature-interface.ts';
import { submits, VENUE_LIST } from '../flow-rows.ts';
import { jumpTo, topOf } from '../flow-stack.ts';
import type { FlowType } from '../flow-table.ts';
import type { Restorer, SavedFlow } from '../persist.ts';
import { isSame, parseSavedState, savedOf, type SavedState } from '../rules/saved-flow.ts';
import { baseStackAtom, flowStackAtom, namedFlowAtom, preselectionAtom } from './flow-atoms.ts';
import { savedStateKeyAtom } from './saved-state.ts';
import { unfinishedStep } from './unfinished-step.ts';

/** A restorer with its room's saved data. */
type Bound = ReturnType<typeof bind>;

/** Binds a restorer to its room's data, so that rooms of different data are alike. */
function bind<Saved>(restorer: Restorer<Saved>, save: (get: Getter) => Saved | null, saved: Saved) {
  const { schema, isOpen, outcomeOf, prepare, apply, showsItself } = restorer;
  const { begin, resume, restoreAlone, finish } = restorer;
  return {
    begin,
    resume,
    restoreAlone,
    finish,
    isOpen: (get: Getter) => isOpen?.(get, saved) ?? false,
    hasChanged: (get: Getter) => !isSame(schema, saved, save(get)),
    outcome: outcomeOf?.(saved) ?? null,
    prepare: async (get: Getter, set: Setter, flow: SavedFlow, signal: AbortSignal) =>
      (await prepare?.(get, set, saved, flow, signal)) ?? true,
    apply: (get: Getter, set: Setter, flow: SavedFlow) => apply?.(get, set, saved, flow),
    showsItself: (get: Getter) => showsItself?.(get, saved) ?? false,
  };
}

/** The rooms that have something to restore, in their order. Rejects with an `ApiError` if their code does not load. */
async function loadRooms(get: Getter, state: SavedState | null): Promise<readonly Bound[]> {
  const rooms = get(featuresAtom).flatMap(({ persist }) => persist ?? []);
  const isNeeded = (room: string, mayResume: boolean) =>
    mayResume || Object.hasOwn(state?.rooms ?? {}, room);
  const loading = rooms
    .filter(({ room, mayResume }) => isNeeded(room, mayResume?.(get) ?? false))
    .map(({ room, open }) =>
      load(get, () =>
        open((restorer, save): Bound | null => {
          const saved = savedOf(state, room, restorer.schema);
          return saved && bind(restorer, save, saved.data);
        }),
      ),
    );
  const bound = await Promise.all(loading);
  return bound.filter((room) => room !== null);
}

/** The message of an unknown outcome, by what the flow sends. Spec section 8. */
function unknownOutcomeOf({ stack }: SavedState): MessageKey {
  const flow = topOf(stack)?.flow;
  if (submits(flow, 'points')) return 'points.outcomeUnknown';
  const isOrder = submits(flow, 'menuOrder') || submits(flow, 'productOrder');
  return isOrder ? 'order.outcomeUnknown' : 'errors.outcomeUnknown';
}

/** Restores and shows a submission of unknown outcome, if there is one. */
function applyUnknownAttempt(set: Setter, state: SavedState): void {
  const { pendingIntent, savedAt } = state;
  if (!pendingIntent) return;
  const key = unknownOutcomeOf(state);
  const reference = referenceOf(pendingIntent.intentKey);
  set(stepNoticeAtom, { tone: 'warning', message: { key }, reference });
  set(submissionAtom, { status: 'unknown', ...pendingIntent, since: savedAt });
}

/** The notice about a restored flow. */
function keptMessage({ hasTyped, stack }: SavedState): MessageKey {
  if (hasTyped) return 'savedState.restored';
  return submits(topOf(stack)?.flow, 'points') ? 'points.restored' : 'savedState.kept';
}

/** Restores the flow: its stack, all rooms, and a notice. Moves to the first step with missing input. */
function apply(
  get: Getter,
  set: Setter,
  state: SavedState,
  rooms: readonly Bound[],
  { flow, rules }: { flow: SavedFlow; rules: StepRules },
): void {
  const { outcome, stack } = flow;
  set(flowStackAtom, stack);
  for (const room of rooms) room.apply(get, set, flow);
  if (outcome === 'done') set(submissionAtom, { status: 'done' });
  if (rooms.some((room) => room.showsItself(get))) return;
  const key = outcome === null ? keptMessage(state) : 'savedState.result';
  set(stepNoticeAtom, { tone: 'info', message: { key }, offersRestart: true });
  if (outcome !== null) return;
  applyUnknownAttempt(set, state);
  const unfinished = unfinishedStep(get, rules);
  if (unfinished) set(flowStackAtom, jumpTo(get(flowStackAtom), unfinished));
}

/** The rules of all steps whose code does not come with the first screen. */
async function loadStepRules(get: Getter): Promise<StepRules> {
  const loading = get(featuresAtom).flatMap(
    ({ loadStepRules: loadRules }) => loadRules?.(get) ?? [],
  );
  return Object.assign({}, ...(await Promise.all(loading)));
}

/** What became of a saved state: `other` starts another flow. */
type Restored = { kind: 'kept' } | { kind: 'dropped' } | { kind: 'other'; flow: FlowType };

const KEPT: Restored = { kind: 'kept' };

/** Shows what rooms have open, although the flow cannot be restored. */
async function restoreAlone(
  get: Getter,
  set: Setter,
  rooms: readonly Bound[],
  signal: AbortSignal,
): Promise<void> {
  for (const room of rooms) {
    if (signal.aborted) return;
    await room.restoreAlone?.(get, set, signal);
  }
}

/** Whether all rooms have what their saved data need. */
async function prepare(
  get: Getter,
  set: Setter,
  rooms: readonly Bound[],
  flow: SavedFlow,
  signal: AbortSignal,
): Promise<boolean> {
  for (const room of rooms) {
    const isReady = await room.prepare(get, set, flow, signal);
    if (!isReady || signal.aborted) return false;
  }
  return true;
}

/** Restores a readable state; see `restoreSavedState`. */
async function restoreFlow(
  get: Getter,
  set: Setter,
  state: SavedState,
  rooms: readonly Bound[],
  signal: AbortSignal,
): Promise<Restored> {
  const { pendingIntent, preselection } = state;
  // The list of venues lies below a flow only where this page has one.
  const flows = state.stack.filter(({ flow }) => flow !== VENUE_LIST.flow);
  const base = get(baseStackAtom);
  const stack = [...base, ...flows];
  const outcome = rooms.map((room) => room.outcome).find((each) => each !== null) ?? null;
  const isOpen = pendingIntent !== null || rooms.some((room) => room.isOpen(get));
  // A submission or payment takes precedence over a preselection.
  if (!isOpen && preselection !== get(preselectionAtom)) return { kind: 'dropped' };
  const isAtStart = topOf(get(flowStackAtom))?.step === topOf(state.stack)?.step;
  if (isAtStart && !isOpen && !rooms.some((room) => room.hasChanged(get))) return KEPT;
  const started = get(flowStackAtom)[base.length]?.flow;
  const saved = flows[0]?.flow;
  // A flow that the page had opened with `goTo`, unless it has named one since.
  const isWorthAStart = isOpen || outcome !== null;
  if (saved && saved !== started && isWorthAStart && get(namedFlowAtom) === null) {
    return { kind: 'other', flow: saved };
  }
  const flow: SavedFlow = { stack, outcome, isOutcomeUnknown: pendingIntent !== null };
  const rules = await loadStepRules(get);
  const isReady = saved === started && (await prepare(get, set, rooms, flow, signal));
  if (signal.aborted) return KEPT;
  if (!isReady) {
    applyUnknownAttempt(set, state);
    await restoreAlone(get, set, rooms, signal);
    return KEPT;
  }
  apply(get, set, state, rooms, { flow, rules });
  for (const room of rooms) await room.resume?.(get, set, signal);
  return KEPT;
}

/**
 * Restores a flow from its stored text (null without one), and what rooms have open beside it. Drops a text that is unreadable,
 * too old, from another version or for another target, unless it holds a submission or a payment. A state without any
 * choice changes nothing. Resolves with another flow to start instead, if that has more than choices; else null. If the
 * flow cannot be restored, for example because a service does not load, the submission is still shown. Rejects with an
 * `ApiError` if code does not load: the state may be a booking of unknown outcome. Contract section 2.
 */
export async function restoreSavedState(
  get: Getter,
  set: Setter,
  stored: string | null,
  signal: AbortSignal,
): Promise<FlowType | null> {
  const state = stored === null ? null : parseSavedState(stored, get(nowAtom));
  const rooms = await loadRooms(get, state);
  if (signal.aborted) return null;
  for (const room of rooms) room.begin?.(get);
  const restored: Restored = state
    ? await restoreFlow(get, set, state, rooms, signal)
    : { kind: 'dropped' };
  if (restored.kind === 'other') return restored.flow;
  if (restored.kind === 'dropped') {
    await restoreAlone(get, set, rooms, signal);
    if (signal.aborted) return null;
    get(servicesAtom).host.storage.remove(get(savedStateKeyAtom));
  }
  for (const room of rooms) if (!signal.aborted) await room.finish?.(get, set);
  return null;
}
