import { atom } from 'jotai/vanilla';

/** Whether a pointer is down, and what waits for the end of its click. */
const pressAtom = atom<{ isOn: boolean; waiting: readonly (() => void)[] }>({
  isOn: false,
  waiting: [],
});

export const beginPressAction = atom(null, (get, set) =>
  set(pressAtom, { isOn: true, waiting: get(pressAtom).waiting }),
);

/** Ends the press and runs what waited for it. */
export const endPressAction = atom(null, (get, set) => {
  const { waiting } = get(pressAtom);
  set(pressAtom, { isOn: false, waiting: [] });
  for (const run of waiting) run();
});

/** Runs something that may move the layout, after a press in progress, so that no button slips away from under the finger. */
export const afterPressAction = atom(null, (get, set, run: () => void) => {
  const { isOn, waiting } = get(pressAtom);
  if (isOn) set(pressAtom, { isOn, waiting: [...waiting, run] });
  else run();
});

/** When the current step was shown, Unix ms. */
export const stepShownAtAtom = atom(0);
