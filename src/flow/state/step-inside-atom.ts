import { atom, type Getter, type Setter } from 'jotai/vanilla';

/** What Back and a change of step mean to a step while it shows one of its inner views. */
export interface StepInside {
  /** Leads back within the step; null where Back leaves it. */
  back: (() => void) | null;
  /** The step is being left: puts away what must not stay. */
  leave: () => void;
}

/** Set by the step shown while it has something to put away or shows an inner view; else null. */
export const stepInsideAtom = atom<StepInside | null>(null);

/** Puts the inner view of the step away; it is being left. */
export function leaveStepInside(get: Getter, set: Setter): void {
  const inside = get(stepInsideAtom);
  set(stepInsideAtom, null);
  inside?.leave();
}
