type Listener = (event: unknown) => void;

/** A page in a frame: what its parent was sent, and a way to let it hear messages. */
export function fakeFramedPage() {
  const sent: [message: unknown, origin: unknown][] = [];
  const listeners = new Set<Listener>();
  const parent = {
    postMessage: (message: unknown, origin: unknown) => void sent.push([message, origin]),
  };
  const frame = { parent: parent as unknown };
  const page = Object.create(null, {
    parent: { get: () => frame.parent },
    addEventListener: {
      value(type: string, listener: Listener, { signal }: { signal: AbortSignal }) {
        if (type !== 'message') return;
        listeners.add(listener);
        signal.addEventListener('abort', () => listeners.delete(listener));
      },
    },
  }) as Window;
  return {
    page,
    parent,
    frame,
    sent,
    listeners,
    /** Lets the page hear a message event. */
    hear: (event: object) => [...listeners].forEach((listener) => listener(event)),
  };
}
