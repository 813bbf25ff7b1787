/** Calls back when the page is seen again, has focus again or came back from the history, until `signal` aborts or the result is called. */
export function onPageShown(page: Window, signal: AbortSignal, listener: () => void): () => void {
  const own = new AbortController();
  const options = { signal: own.signal };
  if (signal.aborted) return () => {};
  signal.addEventListener('abort', () => own.abort(), options);
  page.document.addEventListener(
    'visibilitychange',
    () => {
      if (page.document.visibilityState === 'visible') listener();
    },
    options,
  );
  page.addEventListener('pageshow', listener, options);
  page.addEventListener('focus', listener, options);
  return () => own.abort();
}

/** Whether the browser believes to be online. */
export function isOnline(page: Window): boolean {
  return page.navigator.onLine;
}

/** Calls back when the browser goes online or offline, until `signal` aborts or the result is called. */
export function onConnectivity(
  page: Window,
  signal: AbortSignal,
  listener: (online: boolean) => void,
): () => void {
  const own = new AbortController();
  const options = { signal: own.signal };
  signal.addEventListener('abort', () => own.abort(), options);
  page.addEventListener('online', () => listener(true), options);
  page.addEventListener('offline', () => listener(false), options);
  return () => own.abort();
}
