import { atom } from 'jotai/vanilla';

/** What waits for the end of the press in progress; null while no pointer is down. */
const pressAtom = atom<readonly (() => void)[] | null>(null);

export const beginPressAction = atom(null, (get, set) => set(pressAtom, get(pressAtom) ?? []));

/** Ends the press and runs what waited for it. */
export const endPressAction = atom(null, (get, set) => {
  const waiting = get(pressAtom) ?? [];
  set(pressAtom, null);
  for (const run of waiting) run();
});

/** Runs something that may move the layout, after a press in progress, so that no button slips away from under the finger. */
export const afterPressAction = atom(null, (get, set, run: () => void) => {
  const waiting = get(pressAtom);
  if (waiting) set(pressAtom, [...waiting, run]);
  else run();
});

/** When the current step was shown, Unix ms. */
export const stepShownAtAtom = atom(0);
