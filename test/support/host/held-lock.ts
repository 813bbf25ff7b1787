import type { FakeHost } from '../state/fake-host.ts';

/** A promise and the function that resolves it. */
function signal() {
  let send = () => {};
  const sent = new Promise<void>((resolve) => (send = resolve));
  return { send, sent };
}

/** A lock that another tab holds until it is released. */
export function holdLock(host: Pick<FakeHost, 'locks'>) {
  const [requested, released, done] = [signal(), signal(), signal()];
  const request = async (_name: string, _options: unknown, run: () => unknown) => {
    requested.send();
    await released.sent;
    const result = await run();
    done.send();
    return result;
  };
  Object.assign(host, { locks: { request, query: async () => ({}) } });
  return {
    /** Resolves when work waits for the lock. */
    isRequested: requested.sent,
    release: released.send,
    /** Resolves when that work is done. */
    isDone: done.sent,
  };
}
