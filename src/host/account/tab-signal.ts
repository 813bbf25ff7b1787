/** Name of the channel and of the storage key between the tabs of a site; no token ever passes there. */
const NAME = 'merchant-checkout:account';

/** Wakes the other tabs of a site. */
export interface TabSignal {
  send(): void;
}

function openChannel(signal: AbortSignal, onSignal: () => void): TabSignal | null {
  try {
    const channel = new BroadcastChannel(NAME);
    channel.addEventListener('message', onSignal, { signal });
    signal.addEventListener('abort', () => channel.close(), { once: true });
    return { send: channel.postMessage.bind(channel, null) };
  } catch {
    return null;
  }
}

/** Browsers without channels tell other tabs of a changed storage. */
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
  const tabs = openChannel(signal, onSignal) ?? listenToStorage(page, signal, randomId, onSignal);
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
