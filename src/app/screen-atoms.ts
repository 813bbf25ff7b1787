import { atom } from 'jotai/vanilla';

import { nextStep, topOf } from '../flow/flow-stack.ts';
import type { StepId } from '../flow/step-ids.ts';
import { loadPartAction } from '../screen-kit/lazy-part.tsx';
import type { Screen } from '../screen-kit/screen.ts';
import { STEP_SCREENS } from './step-screens.ts';
import { loadTextsAction } from '../flow/state/load-texts.ts';
import { currentEntryAtom, flowStackAtom, skipFactsAtom } from '../flow/state/flow-atoms.ts';
import { servicesAtom } from '../context/services.ts';

/** The screens that have arrived. */
export const loadedScreensAtom = atom<Partial<Record<StepId, Screen>>>({});

/** Whether a screen that was asked for could not be loaded. */
export const screenFailedAtom = atom(false);

/** The screen of the step shown; null while it is on its way. */
export const currentScreenAtom = atom((get) => {
  const entry = get(currentEntryAtom);
  return entry ? (get(loadedScreensAtom)[entry.step] ?? null) : null;
});

/** The step that "next" would show; null at the end. */
export const followingStepAtom = atom((get): StepId | null => {
  const stack = get(flowStackAtom);
  const next = topOf(nextStep(stack, get(skipFactsAtom)));
  return next && next.step !== topOf(stack)?.step ? next.step : null;
});

/** Loads a step's screen once, with its styles and texts, and with the part that it shows. A failure shows only where that screen is due. */
export const loadScreenAction = atom(null, async (get, set, step: StepId): Promise<void> => {
  const row = STEP_SCREENS[step];
  if (get(loadedScreensAtom)[step]) return;
  set(screenFailedAtom, false);
  try {
    const [{ screen }] = await Promise.all([row.load(), set(loadTextsAction, row.catalogs)]);
    get(servicesAtom).adoptSheets();
    const part = screen.partNow?.(get);
    // Where the part does not come, the screen says so in its place.
    if (part) await set(loadPartAction, part).catch(() => undefined);
    set(loadedScreensAtom, (loaded) => ({ ...loaded, [step]: screen }));
  } catch {
    set(screenFailedAtom, true);
  }
});
