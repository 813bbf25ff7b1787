import { afterAll } from 'vitest';

// All files of a worker share one page. Each finds it empty, and a file that leaves a listener on the window or the document fails: it
// would also run in the next file.

/** React listens once for each document, for good. */
const OF_REACT = 'selectionchange';

/** A listener that is in force: where, for which event, and how it is removed. */
interface Listening {
  target: string;
  type: string;
  listener: unknown;
  isCapture: boolean;
}

type Options = boolean | AddEventListenerOptions | undefined;

const inForce = new Set<Listening>();

// A test may have left a clock of its own.
const { setTimeout } = globalThis;

const optionsOf = (options: Options): AddEventListenerOptions =>
  typeof options === 'object' ? options : { capture: options ?? false };

function find(target: string, type: string, listener: unknown, options: Options) {
  const isCapture = optionsOf(options).capture ?? false;
  return [...inForce].find(
    (each) =>
      each.target === target &&
      each.type === type &&
      each.listener === listener &&
      each.isCapture === isCapture,
  );
}

function drop(listening: Listening | undefined): void {
  if (listening) inForce.delete(listening);
}

/** Tracks added and removed listeners; returns a function that stops tracking. Listeners with `once` are left out: they may have run. */
function watch(name: string, target: EventTarget): () => void {
  const own = { ...Object.getOwnPropertyDescriptors(target) };
  const add = target.addEventListener.bind(target);
  const remove = target.removeEventListener.bind(target);
  const methods = {
    addEventListener(type: string, listener: EventListener, options: Options) {
      add(type, listener, options);
      const { capture = false, once = false, signal } = optionsOf(options);
      if (type === OF_REACT || once || signal?.aborted) return;
      if (find(name, type, listener, options)) return;
      const listening = { target: name, type, listener, isCapture: capture };
      inForce.add(listening);
      signal?.addEventListener('abort', () => drop(listening));
    },
    removeEventListener(type: string, listener: EventListener, options: Options) {
      remove(type, listener, options);
      drop(find(name, type, listener, options));
    },
  };
  for (const [key, value] of Object.entries(methods))
    Object.defineProperty(target, key, { value, configurable: true, writable: true });
  return () => {
    for (const key of Object.keys(methods)) {
      const before = own[key];
      if (before) Object.defineProperty(target, key, before);
      else Reflect.deleteProperty(target, key);
    }
  };
}

// In a test, `window` is not the window that the document belongs to, but one with the same listeners.
const view = document.defaultView ?? window;
const stops = [watch('window', window), watch('window', view), watch('document', document)];

/** Empties the page, and forgets its address and all that it has stored. */
function emptyPage(): void {
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  for (const [name] of document.cookie.split('; ').map((each) => each.split('=')))
    document.cookie = `${name}=; path=/; max-age=0`;
  history.replaceState(null, '', '/');
}

afterAll(async () => {
  emptyPage();
  // An element notices in a task that it was removed.
  await new Promise((resolve) => setTimeout(resolve, 1));
  for (const stop of stops) stop();
  const left = [...inForce].map(({ target, type }) => `"${type}" on the ${target}`);
  if (left.length > 0) throw new Error(`This file leaves listeners: ${left.join(', ')}.`);
});
