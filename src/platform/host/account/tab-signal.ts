/** Name of the channel and of the storage key between the tabs of a site; no token ever passes there. */
const NAME = 'merchant-checkout:account';

/** Wakes the other tabs of a site. */
export interface TabSignal {
  send(): void;
}

/** An open channel may keep a page from being kept for the way back, so that it is closed while the page sleeps. */
function openChannel(page: Window, signal: AbortSignal, onSignal: () => void): TabSignal | null {
  const open = () => {
    const channel = new BroadcastChannel(NAME);
    channel.addEventListener('message', onSignal);
    return channel;
  };
  try {
    let channel: BroadcastChannel | null = open();
    const close = () => {
      channel?.close();
      channel = null;
    };
    page.addEventListener('pagehide', close, { signal });
    page.addEventListener('pageshow', () => (channel ??= open()), { signal });
    signal.addEventListener('abort', close, { once: true });
    return { send: () => channel?.postMessage.call(channel, null) };
  } catch {
    return null;
  }
}

/** Without broadcast channels, other tabs are notified by a storage event. */
function listenToStorage(
  page: Window,
  signal: AbortSignal,
  randomId: () => string,
  onSignal: () => void,
): TabSignal {
  const hear = ({ key }: StorageEvent) => {
    if (key === NAME) onSignal();
  };
  page.addEventListener('storage', hear, { signal });
  return { send: () => page.localStorage.setItem(NAME, randomId()) };
}

/** Opens the signal between the tabs of a site; where the browser has none, other tabs look again when they are seen. */
export function openTabSignal(
  page: Window,
  signal: AbortSignal,
  randomId: () => string,
  onSignal: () => void,
): TabSignal {
  const tabs =
    openChannel(page, signal, onSignal) ?? listenToStorage(page, signal, randomId, onSignal);
  return {
    send() {
      if (signal.aborted) return;
      try {
        tabs.send();
      } catch {
        // Storage is blocked: the other tabs look again when they are seen.
      }
    },
  };
}
