import { atom } from 'jotai/vanilla';

/** The callbacks that wait for the end of the current press; null without a press. */
const pressAtom = atom<readonly (() => void)[] | null>(null);

export const beginPressAction = atom(null, (get, set) => set(pressAtom, get(pressAtom) ?? []));

/** Ends the press and runs what waited for it. */
export const endPressAction = atom(null, (get, set) => {
  const waiting = get(pressAtom) ?? [];
  set(pressAtom, null);
  for (const run of waiting) run();
});

/** Runs a change of the layout after the current press, so that the pressed button does not move away. */
export const afterPressAction = atom(null, (get, set, run: () => void) => {
  const waiting = get(pressAtom);
  if (waiting) set(pressAtom, [...waiting, run]);
  else run();
});

/** When the current step was shown, Unix ms. */
export const stepShownAtAtom = atom(0);
