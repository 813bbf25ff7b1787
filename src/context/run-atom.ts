import { atom } from 'jotai/vanilla';

const runControllerAtom = atom<AbortController | null>(null);

/** The signal of the run under way: aborted by the next start and when the element goes. Reads carry it. */
export const runSignalAtom = atom((get): AbortSignal => {
  const controller = get(runControllerAtom);
  return controller ? controller.signal : AbortSignal.abort();
});

/** Ends the run under way and begins another; gives its signal. */
export const beginRunAction = atom(null, (get, set): AbortSignal => {
  get(runControllerAtom)?.abort();
  const controller = new AbortController();
  set(runControllerAtom, controller);
  return controller.signal;
});

/** Gives up whatever is being read; the element is going away. */
export const endRunAction = atom(null, (get) => get(runControllerAtom)?.abort());
