import { atom } from 'jotai/vanilla';

/** Whether a finger or button is down, and what waits until its click is through. */
const pressAtom = atom<{ isOn: boolean; waiting: readonly (() => void)[] }>({
  isOn: false,
  waiting: [],
});

/** A press has begun. */
export const beginPressAction = atom(null, (get, set) =>
  set(pressAtom, { isOn: true, waiting: get(pressAtom).waiting }),
);

/** The press is through: what waited for it is done. */
export const endPressAction = atom(null, (get, set) => {
  const { waiting } = get(pressAtom);
  set(pressAtom, { isOn: false, waiting: [] });
  for (const run of waiting) run();
});

/**
 * Does something that may move what stands on the screen: at once, or after the press that is under way, so that a
 * button does not slip away from under the finger.
 */
export const afterPressAction = atom(null, (get, set, run: () => void) => {
  const { isOn, waiting } = get(pressAtom);
  if (isOn) set(pressAtom, { isOn, waiting: [...waiting, run] });
  else run();
});

/** When the step on the screen was shown, Unix ms. */
export const stepShownAtAtom = atom(0);
