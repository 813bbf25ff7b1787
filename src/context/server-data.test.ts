import { atom, createStore } from 'jotai/vanilla';
import { describe, expect, it } from 'vitest';

import { beginRunAction } from './checkout-context.ts';
import { serverData } from './server-data.ts';

/** Data of the user `ana`, whose answers the test gives, oldest request first. */
function setUp() {
  const ownerAtom = atom<string | null>('ana');
  const requests: { answer: (value: string) => void; fail: () => void; signal: AbortSignal }[] = [];
  const failures: unknown[] = [];
  const data = serverData<string>({
    key: (get) => get(ownerAtom),
    read: (_get, signal) =>
      new Promise((answer, reject) =>
        requests.push({ answer, signal, fail: () => reject(new Error('down')) }),
      ),
    onError: (_get, _set, error) => failures.push(error),
  });
  const store = createStore();
  store.set(beginRunAction);
  return { store, data, requests, failures, ownerAtom, shown: () => store.get(data.state) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('data of the server', () => {
  it('is read once, and stays while it is read again and where that fails', async () => {
    const { store, data, requests, failures, shown } = setUp();
    expect(shown()).toMatchObject({ status: 'idle', value: null });
    void store.set(data.load);
    void store.set(data.load);
    expect(shown()).toMatchObject({ status: 'loading', value: null });
    requests[0]?.answer('first');
    await settled();
    await store.set(data.load);
    expect(shown()).toMatchObject({ status: 'ready', value: 'first' });
    expect(requests).toHaveLength(1);
    const again = store.set(data.reload);
    requests[1]?.fail();
    await again;
    expect(shown()).toMatchObject({ status: 'failed', value: 'first' });
    expect(failures).toHaveLength(1);
    void store.set(data.load);
    expect(requests).toHaveLength(3);
  });

  it('of somebody else is not shown, and is not changed by a write', async () => {
    const { store, data, requests, ownerAtom, shown } = setUp();
    void store.set(data.load);
    requests[0]?.answer('of ana');
    await settled();
    store.set(ownerAtom, 'rui');
    expect(shown()).toMatchObject({ status: 'idle', value: null });
    store.set(data.state, 'of rui');
    store.set(ownerAtom, 'ana');
    expect(shown().value).toBe('of ana');
    store.set(data.state, 'changed');
    expect(shown()).toMatchObject({ status: 'ready', value: 'changed' });
  });

  it('cancels and ignores a request when a newer one, another start or a reset makes it obsolete', async () => {
    const { store, data, requests, failures, shown } = setUp();
    void store.set(data.reload);
    void store.set(data.reload);
    expect(requests[0]?.signal.aborted).toBe(true);
    requests[1]?.answer('new');
    requests[0]?.answer('old');
    await settled();
    expect(shown().value).toBe('new');
    void store.set(data.reload);
    store.set(data.forget);
    requests[2]?.fail();
    void store.set(data.reload);
    store.set(beginRunAction);
    requests[3]?.fail();
    await settled();
    expect(failures).toEqual([]);
    void store.set(data.load);
    expect(requests).toHaveLength(5);
  });

  it('without an owner has nothing to read', async () => {
    const { store, data, requests, ownerAtom, shown } = setUp();
    store.set(ownerAtom, null);
    await store.set(data.load);
    expect(requests).toEqual([]);
    expect(shown().status).toBe('idle');
  });
});
