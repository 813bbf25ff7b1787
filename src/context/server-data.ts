import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { credentialsAtom, runSignalAtom } from './checkout-context.ts';
import { reportError } from './problems.ts';
import { runAtom } from './run-atom.ts';

/** Data of the server, and the state of its loading. */
interface ServerData<Value> {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Null until it has been read. Stays while it is read again, and if that fails. */
  value: Value | null;
}

interface KeptData<Value> extends ServerData<Value> {
  key: string | null;
  request: AbortController | null;
}

interface Source<Value> {
  /** What the data belongs to, such as the user; with another key, it has to be read again. Null if there is nothing to read. */
  key: (get: Getter) => string | null;
  /** Rejects with an `ApiError`. */
  read: (get: Getter, signal: AbortSignal) => Promise<Value>;
  /** Handles a failure; `token` is that of the user who asked. Only reports it by default. */
  onError?: (get: Getter, set: Setter, error: unknown, token: string | null) => unknown;
}

const NOTHING = { key: null, request: null, status: 'idle', value: null } as const;

/**
 * Data that screens read when they need it, once in each run of the flow. A new request, a restart and `forget` cancel the
 * request under way, and its answer or failure is ignored.
 */
export function serverData<Value>(source: Source<Value>) {
  const { key: keyOf, read, onError = (get, _set, error) => reportError(get, error) } = source;
  const keptAtom = runAtom<KeptData<Value>>(NOTHING);

  /** The data of the current key; set its value to change it after a write. */
  const state = atom(
    (get): ServerData<Value> => {
      const kept = get(keptAtom);
      return kept.key === keyOf(get) ? kept : NOTHING;
    },
    (get, set, value: Value) => {
      const kept = get(keptAtom);
      if (kept.key === keyOf(get)) set(keptAtom, { ...kept, value });
    },
  );

  const forget = atom(null, (get, set) => {
    get(keptAtom).request?.abort();
    set(keptAtom, NOTHING);
  });

  /** Reads the data, also if it is known. */
  const reload = atom(null, async (get, set): Promise<void> => {
    const key = keyOf(get);
    const { value: known } = get(state);
    set(forget);
    if (key === null) return;
    const request = new AbortController();
    const signal = AbortSignal.any([get(runSignalAtom), request.signal]);
    const token = get(credentialsAtom)?.token ?? null;
    set(keptAtom, { key, request, status: 'loading', value: known });
    try {
      const value = await read(get, signal);
      signal.throwIfAborted();
      set(keptAtom, { key, request, status: 'ready', value });
    } catch (error) {
      if (signal.aborted) return;
      set(keptAtom, (kept) => ({ ...kept, status: 'failed' }));
      await onError(get, set, error, token);
    }
  });

  /** Reads the data unless it is known or being read. Also retries after a failure. */
  const load = atom(null, async (get, set): Promise<void> => {
    const { status } = get(state);
    if (status === 'idle' || status === 'failed') await set(reload);
  });

  return { state, load, reload, forget };
}
