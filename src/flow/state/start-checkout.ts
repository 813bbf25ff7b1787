import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { isAbort, stepNoticeAtom } from '../../context/problems.ts';
import {
  beginRunAction,
  load,
  nowAtom,
  runSignalAtom,
  servicesAtom,
  configAtom,
} from '../../context/checkout-context.ts';
import { submissionAtom, waitingStartAtom } from '../../submission/submission-atom.ts';
import { featuresAtom } from '../feature-interface.ts';
import { FLOW_TABLE, type FlowType } from '../flow-table.ts';
import { pushFlow } from '../flow-stack.ts';
import type { FlowProblem } from '../flow-problem.ts';
import {
  askedFlowAtom,
  baseStackAtom,
  currentEntryAtom,
  flowStackAtom,
  flowStatusAtom,
  hasResultAtom,
  namedFlowAtom,
  resetFlow,
  skipFactsAtom,
  stepChangesAtom,
} from './flow-atoms.ts';
import { emitProblem, failFlowAction, toFlowProblem } from './flow-problems.ts';
import { loadFlowAction } from './load-flow.ts';
import { readWithinLimit, savedStateKeyAtom, shownKeyAtom } from './saved-state.ts';

/**
 * Restores the flow after a reload; resolves with another flow to start instead, else null. Loads the code only if there is
 * something to restore.
 */
async function restore(get: Getter, set: Setter, signal: AbortSignal): Promise<FlowType | null> {
  const stored = await readWithinLimit(get(servicesAtom).host, get(savedStateKeyAtom));
  const mayResume = get(featuresAtom).some(({ persist }) => persist?.mayResume?.(get));
  if (signal.aborted || (stored === null && !mayResume)) return null;
  const { restoreSavedState } = await load(get, () => import('./restore.ts'));
  return signal.aborted ? null : restoreSavedState(get, set, stored, signal);
}

async function start(
  get: Getter,
  set: Setter,
  flow: FlowType,
  signal: AbortSignal,
  changes: number,
) {
  const features = get(featuresAtom);
  const loading = features.flatMap(({ begin }) => begin?.(get, flow) ?? []);
  // A failure is reported where the code is awaited.
  for (const each of loading) each.catch(() => undefined);
  for (const { prepare } of features) {
    await prepare?.(get, set, flow, signal);
    if (signal.aborted) return;
  }
  const problem = await set(loadFlowAction, flow, signal);
  if (signal.aborted) return;
  if (problem) return set(failFlowAction, problem);
  const begins = await Promise.all(loading);
  if (signal.aborted) return;
  set(flowStackAtom, []);
  resetFlow(get, set);
  const facts = get(skipFactsAtom);
  const { ifSomethingToChoose = flow } = FLOW_TABLE[flow];
  const begun = facts.nothingToChoose ? flow : ifSomethingToChoose;
  for (const { checkStart } of features) {
    const closed = checkStart?.(get, begun);
    if (closed) return set(failFlowAction, closed);
  }
  set(flowStackAtom, pushFlow(get(baseStackAtom), begun, facts));
  for (const begin of begins) {
    await begin(get, set, signal);
    if (signal.aborted) return;
  }
  const other = await restore(get, set, signal);
  if (signal.aborted) return;
  if (other) return set(startOtherAction, other);
  set(stepChangesAtom, changes);
  for (const { onStarted } of features) onStarted?.(get, set);
  set(shownKeyAtom, get(savedStateKeyAtom));
  set(flowStatusAtom, { status: 'ready' });
}

/**
 * Loads and starts a flow: the named one, for `null` the one that the config selects, without an argument the same as
 * before. Cancels a start in progress. During a submission the start waits for the answer, and is dropped if that was
 * accepted. Failures end in `flowStatusAtom`, an `error` event and one warning.
 */
export const startCheckoutAction = atom(
  null,
  async (get, set, named?: FlowType | null): Promise<void> => {
    if (named !== undefined) set(namedFlowAtom, named);
    if (get(submissionAtom).status === 'sending') return set(waitingStartAtom, startAgainAction);
    const { host } = get(servicesAtom);
    const shownKey = get(shownKeyAtom);
    // A confirmation is stored for reloads only. Drafts of other targets stay.
    if (get(hasResultAtom) && shownKey !== null) host.storage.remove(shownKey);
    const signal = set(beginRunAction);
    // The focused control disappears, so the heading takes the focus, even if this start is cancelled. The first start
    // takes no focus.
    const isUnderWay = get(flowStatusAtom).status === 'loading';
    const changes = isUnderWay ? get(stepChangesAtom) : Number(host.holdsFocus());
    set(nowAtom, host.now());
    set(stepChangesAtom, changes);
    set(flowStatusAtom, { status: 'loading' });
    try {
      for (const { chooseTarget } of get(featuresAtom)) {
        const choosing = chooseTarget?.(get, set, signal);
        if (choosing) await choosing;
        if (signal.aborted) return;
      }
      await start(get, set, get(askedFlowAtom), signal, changes);
    } catch (error) {
      if (signal.aborted || isAbort(error)) return;
      const problem = await toFlowProblem(get, get(askedFlowAtom), error, get(configAtom));
      if (!signal.aborted) set(failFlowAction, problem);
    }
  },
);

/** Starts the flow of a saved state; an atom cannot set itself. */
const startOtherAction = atom(null, (_get, set, flow: FlowType): Promise<void> =>
  set(startCheckoutAction, flow),
);

/** The waiting start. */
const startAgainAction = atom(null, (_get, set): Promise<void> => set(startCheckoutAction));

/**
 * Reloads the flow's data and keeps the step and the input; restarts a flow that is not shown. Resolves with the
 * problem that keeps the flow from being shown, or null.
 */
export const refreshAction = atom(null, async (get, set): Promise<FlowProblem | null> => {
  const entry = get(currentEntryAtom);
  if (!entry || get(flowStatusAtom).status !== 'ready') {
    await set(startCheckoutAction);
    const flowStatus = get(flowStatusAtom);
    return flowStatus.status === 'failed' ? flowStatus.problem : null;
  }
  try {
    const problem = await set(loadFlowAction, entry.flow, get(runSignalAtom));
    if (!problem) return null;
    emitProblem(get, problem);
    set(stepNoticeAtom, { tone: 'danger', message: { key: 'errorGeneric' } });
    return problem;
  } catch (error) {
    if (!isAbort(error)) throw error;
    return null;
  }
});
