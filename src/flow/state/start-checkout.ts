import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { configAtom } from '../../context/config-atoms.ts';
import { isAbort } from '../../context/problems.ts';
import { beginRunAction, nowAtom, servicesAtom } from '../../context/services.ts';
import { type Begin, featuresAtom } from '../feature.ts';
import type { FlowType } from '../flow-kinds.ts';
import { startFlow } from '../flow-stack.ts';
import { FLOW_TABLE } from '../flow-table.ts';
import {
  askedFlowAtom,
  flowStackAtom,
  flowStatusAtom,
  hasResultAtom,
  namedFlowAtom,
  skipFactsAtom,
  stepChangesAtom,
} from './flow-atoms.ts';
import { failFlowAction, toFlowProblem } from './flow-problems.ts';
import { loadFlowAction } from './load-flow.ts';
import { resetFlowState } from './reset-flow-state.ts';
import { savedStateKeyAtom } from './saved-state-atoms.ts';
import { chosenServiceIdAtom } from './service-id-atoms.ts';
import { submissionAtom } from '../../submission/submission-atom.ts';
import { waitingStartAtom } from '../../submission/waiting-start.ts';

/** The storage key of the flow that is shown; the config may name another target already. */
const shownKeyAtom = atom<string | null>(null);

/** A confirmation is stored for reloads only, so a new start drops it. Drafts of other targets stay. */
function forgetResult(get: Getter): void {
  const key = get(shownKeyAtom);
  if (get(hasResultAtom) && key !== null) get(servicesAtom).host.storage.remove(key);
}

/** The code that sets rooms up; it loads beside the data, and a failure is heard where it is needed. */
function loadBegins(get: Getter, flow: FlowType): readonly Promise<Begin>[] {
  const begins = get(featuresAtom).flatMap(({ begin }) => begin?.(get, flow) ?? []);
  for (const begin of begins) begin.catch(() => undefined);
  return begins;
}

async function start(
  get: Getter,
  set: Setter,
  flow: FlowType,
  signal: AbortSignal,
  changes: number,
) {
  const features = get(featuresAtom);
  const loading = loadBegins(get, flow);
  set(chosenServiceIdAtom, null);
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
  resetFlowState(get, set);
  const facts = get(skipFactsAtom);
  const { ifSomethingToChoose = flow } = FLOW_TABLE[flow];
  const begun = facts.nothingToChoose ? flow : ifSomethingToChoose;
  for (const { checkStart } of features) {
    const closed = checkStart?.(get, begun);
    if (closed) return set(failFlowAction, closed);
  }
  set(flowStackAtom, startFlow(begun, facts));
  const restores = features.flatMap(({ restore }) => restore ?? []);
  for (const run of [...begins, ...restores]) {
    await run(get, set, signal);
    if (signal.aborted) return;
  }
  set(stepChangesAtom, changes);
  for (const { onStarted } of features) onStarted?.(get, set);
  set(shownKeyAtom, get(savedStateKeyAtom));
  set(flowStatusAtom, { status: 'ready' });
}

/**
 * Loads and starts a flow: the one named, for `null` the one that the config selects, and without a word the same
 * as before. A start that is under way is given up; its late answers change nothing. While something is being
 * sent the start waits for the answer, and falls away when that was accepted. Failures end in
 * `flowStatusAtom`, an `error` event and one warning.
 */
export const startCheckoutAction = atom(
  null,
  async (get, set, named?: FlowType | null): Promise<void> => {
    if (named !== undefined) set(namedFlowAtom, named);
    if (get(submissionAtom).status === 'sending') return set(waitingStartAtom, startAgainAction);
    forgetResult(get);
    const signal = set(beginRunAction);
    const { host } = get(servicesAtom);
    // The focused control disappears, so the heading takes the focus, even if this start is cancelled. The first start
    // takes no focus.
    const isUnderWay = get(flowStatusAtom).status === 'loading';
    const changes = isUnderWay ? get(stepChangesAtom) : Number(host.holdsFocus());
    set(nowAtom, host.now());
    set(stepChangesAtom, changes);
    set(flowStatusAtom, { status: 'loading' });
    const flow = get(askedFlowAtom);
    try {
      await start(get, set, flow, signal, changes);
    } catch (error) {
      if (signal.aborted || isAbort(error)) return;
      const problem = await toFlowProblem(flow, error, get(configAtom));
      if (!signal.aborted) set(failFlowAction, problem);
    }
  },
);

/** The start that waits for an answer; an atom cannot be set by itself. */
const startAgainAction = atom(null, (_get, set): Promise<void> => set(startCheckoutAction));
