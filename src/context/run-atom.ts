import { atom, type SetStateAction, type WritableAtom } from 'jotai/vanilla';

import { runSignalAtom } from './checkout-context.ts';

/** Creates an atom whose value lasts for one run of the flow: after the next start it is `initial` again. */
export function runAtom<Value>(initial: Value): WritableAtom<Value, [SetStateAction<Value>], void> {
  const keptAtom = atom(initial);
  /** The run in which the value was set. */
  const runOfValueAtom = atom<AbortSignal | null>(null);
  return atom(
    (get) => (get(runOfValueAtom) === get(runSignalAtom) ? get(keptAtom) : initial),
    (get, set, next) => {
      const run = get(runSignalAtom);
      if (get(runOfValueAtom) !== run) set(keptAtom, initial);
      set(runOfValueAtom, run);
      set(keptAtom, next);
    },
  );
}
