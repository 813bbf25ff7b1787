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
