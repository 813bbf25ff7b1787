/** Options of listeners until `signal` aborts or `stop` is called. */
function listening(signal: AbortSignal) {
  const own = new AbortController();
  return { options: { signal: AbortSignal.any([signal, own.signal]) }, stop: () => own.abort() };
}

/** Calls back when the page is shown or focused again, until `signal` aborts or the result is called. */
export function onPageShown(page: Window, signal: AbortSignal, listener: () => void): () => void {
  const { options, stop } = listening(signal);
  if (signal.aborted) return stop;
  const look = () => {
    if (page.document.visibilityState === 'visible') listener();
  };
  page.document.addEventListener('visibilitychange', look, options);
  page.addEventListener('pageshow', listener, options);
  page.addEventListener('focus', listener, options);
  return stop;
}

/** Lets the browser ask the customer before the page is left, until `signal` aborts or the result is called. */
export function askBeforeLeaving(page: Window, signal: AbortSignal): () => void {
  const { options, stop } = listening(signal);
  const ask = (event: BeforeUnloadEvent) => {
    event.preventDefault();
    // For browsers of before 2024, in which this asks, not `preventDefault`.
    Object.assign(event, { returnValue: 'ask' });
  };
  page.addEventListener('beforeunload', ask, options);
  return stop;
}

/** Calls back when the browser goes online or offline, until `signal` aborts or the result is called. */
export function onConnectivity(
  page: Window,
  signal: AbortSignal,
  listener: (online: boolean) => void,
): () => void {
  const { options, stop } = listening(signal);
  page.addEventListener('online', () => listener(true), options);
  page.addEventListener('offline', () => listener(false), options);
  return stop;
}
