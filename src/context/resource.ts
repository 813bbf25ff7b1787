import {
  atom,
  type Getter,
  type SetStateAction,
  type Setter,
  type WritableAtom,
} from 'jotai/vanilla';

import { credentialsAtom, runSignalAtom } from './checkout-context.ts';
import { reportError } from './problems.ts';
import { runAtom } from './run-atom.ts';

type Action<Result = void> = WritableAtom<null, [], Promise<Result>>;

/** Data of the server, and the state of its loading. */
interface ResourceState<Value> {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Null until it has been read. Stays while it is read again, and if that fails. */
  value: Value | null;
}

interface Request<Value> {
  /** Ends with the run of the flow and with a newer request. */
  signal: AbortSignal;
  cancel: () => void;
  arrival: Promise<Value>;
}

interface Kept<Value> extends ResourceState<Value> {
  /** The key as JSON. */
  id: string | null;
  request: Request<Value> | null;
}

interface ReadRequest<Value, Key> {
  get: Getter;
  set: Setter;
  signal: AbortSignal;
  key: Key;
  /** The value at the moment, which a fresh one may have to be merged with. */
  known: () => Value | null;
}

interface Source<Value, Key> {
  /**
   * What the data belongs to, such as the user or the arguments of the call; with another key, it has to be read again. Null
   * if there is nothing to read.
   */
  key: (get: Getter) => Key | null;
  /** Rejects with an `ApiError`. */
  read: (request: ReadRequest<Value, Key>) => Promise<Value>;
  /**
   * Whether the value contains texts in the customer's language: it is read again when that changes, by an action of its own
   * where reading alone is not enough.
   */
  translated?: boolean | Action<unknown>;
  /**
   * Whether the value is that of the whole flow: it stays until the flow's next data replace it, also while attributes name
   * another target already. Otherwise it lasts for one run and is shown for its key alone.
   */
  ofFlow?: boolean;
  /** Handles a failure; `token` is that of the user who asked. Only reports it by default. */
  onError?: (get: Getter, set: Setter, error: unknown, token: string | null) => unknown;
}

/** Data of the server that is read once, however many ask for it. */
export interface Resource<Value> {
  /** The data of the current key; set its value to change it after a write. */
  state: WritableAtom<ResourceState<Value>, [Value], void>;
  /** Reads the data unless it is known or being read. Also retries after a failure, which `onError` handles. */
  load: Action;
  /** Reads the data, also if it is known. `onError` handles a failure. */
  reload: Action;
  /** Like `load`, for code that handles a failure itself: resolves with the value, null without a key, or rejects. */
  obtain: Action<Value | null>;
  /** Cancels the request under way. The value stays until it has been read again. */
  expire: WritableAtom<null, [], void>;
  /** Drops the value, and cancels the request under way. */
  forget: WritableAtom<null, [], void>;
}

const NOTHING = { id: null, request: null, status: 'idle', value: null } as const;

const reportOnly = (get: Getter, _set: Setter, error: unknown) => reportError(get, error);

/** The actions that translate what this element has read. */
const translationsAtom = atom<ReadonlySet<Action>>(new Set<Action>());

/** Reads again, in the current language, the translated data that the element has read and that still belong to the flow. */
export const translateResourcesAction = atom(null, async (get, set): Promise<void> => {
  await Promise.all([...get(translationsAtom)].map((translate) => set(translate)));
});

/**
 * Creates the one holder of some data of the server. There is one request per key: who asks meanwhile shares it. A new
 * request, a restart and `forget` cancel the one under way, and its answer or failure is ignored; whoever still waits for it
 * gets the newer answer.
 */
export function resource<Value, Key = string>(source: Source<Value, Key>): Resource<Value> {
  const { key: keyOf, read, translated = false, ofFlow = false, onError = reportOnly } = source;
  const keptAtom: WritableAtom<Kept<Value>, [SetStateAction<Kept<Value>>], void> = ofFlow
    ? atom<Kept<Value>>(NOTHING)
    : runAtom<Kept<Value>>(NOTHING);

  const idOf = (key: Key | null) => (key === null ? null : JSON.stringify(key));
  const currentId = (get: Getter) => idOf(keyOf(get));

  function cancel(get: Getter): void {
    get(keptAtom).request?.cancel();
  }

  const state = atom(
    (get): ResourceState<Value> => {
      const kept = get(keptAtom);
      return ofFlow || kept.id === currentId(get) ? kept : NOTHING;
    },
    (get, set, value: Value) => {
      const kept = get(keptAtom);
      const id = currentId(get);
      if (kept.id === id) return set(keptAtom, { ...kept, value });
      if (!ofFlow) return;
      cancel(get);
      set(keptAtom, { id, request: null, status: 'ready', value });
      noteTranslation(get, set);
    },
  );

  function begin(get: Getter, set: Setter, key: Key): Request<Value> {
    const known = () => get(state).value;
    const value = known();
    cancel(get);
    const id = idOf(key);
    const controller = new AbortController();
    const signal = AbortSignal.any([get(runSignalAtom), controller.signal]);
    const isOwn = (kept: Kept<Value>) =>
      kept.request === request && (!ofFlow || currentId(get) === id);
    const readOnce = async () => {
      try {
        const fresh = await read({ get, set, signal, key, known });
        signal.throwIfAborted();
        set(keptAtom, (kept) => (isOwn(kept) ? { ...kept, status: 'ready', value: fresh } : kept));
        return fresh;
      } catch (error) {
        if (!signal.aborted)
          set(keptAtom, (kept) => (isOwn(kept) ? { ...kept, status: 'failed' } : kept));
        throw error;
      }
    };
    const request: Request<Value> = {
      signal,
      cancel: () => controller.abort(),
      // Set below: the request is known before anything is read.
      arrival: new Promise(() => undefined),
    };
    set(keptAtom, { id, request, status: 'loading', value });
    noteTranslation(get, set);
    request.arrival = readOnce();
    return request;
  }

  /** The value of a request, or of the newer one that has replaced it. */
  async function answerOf(get: Getter, request: Request<Value>): Promise<Value> {
    try {
      return await request.arrival;
    } catch (error) {
      const newer = get(keptAtom).request;
      if (!request.signal.aborted || !newer || newer === request) throw error;
      return answerOf(get, newer);
    }
  }

  /** The request under way for the current key; null without one. */
  function underWay(get: Getter): Request<Value> | null {
    const { id, request, status } = get(keptAtom);
    const isUseful = status === 'loading' && id === currentId(get) && !request?.signal.aborted;
    return isUseful ? request : null;
  }

  const expire = atom(null, (get, set) => {
    cancel(get);
    set(keptAtom, (kept) => ({ ...kept, request: null, status: 'idle' }));
  });

  const forget = atom(null, (get, set) => {
    cancel(get);
    set(keptAtom, NOTHING);
  });

  const obtain = atom(null, async (get, set): Promise<Value | null> => {
    const key = keyOf(get);
    if (key === null) return null;
    const { id, status, value } = get(keptAtom);
    if (status === 'ready' && id === idOf(key)) return value;
    return answerOf(get, underWay(get) ?? begin(get, set, key));
  });

  const reload = atom(null, async (get, set): Promise<void> => {
    const key = keyOf(get);
    if (key === null) return set(forget);
    const token = get(credentialsAtom)?.token ?? null;
    const request = begin(get, set, key);
    try {
      await request.arrival;
    } catch (error) {
      // The newer request handles its own failure.
      if (request.signal.aborted) await answerOf(get, request).catch(() => undefined);
      else await onError(get, set, error, token);
    }
  });

  const load = atom(null, async (get, set): Promise<void> => {
    const request = underWay(get);
    if (request) await answerOf(get, request).catch(() => undefined);
    else if (get(state).status !== 'ready') await set(reload);
  });

  /** Reads the data again if it is shown and not that of an earlier target. */
  const translate = atom(null, async (get, set): Promise<void> => {
    const { id, status, value } = get(keptAtom);
    const isShown = id !== null && id === currentId(get);
    if (!isShown || (value === null && status !== 'loading')) return;
    await set(typeof translated === 'object' ? translated : reload);
  });

  function noteTranslation(get: Getter, set: Setter): void {
    const known = get(translationsAtom);
    if (translated && !known.has(translate)) set(translationsAtom, new Set([...known, translate]));
  }

  return { state, load, reload, obtain, expire, forget };
}
