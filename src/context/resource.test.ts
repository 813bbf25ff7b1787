import { atom, createStore } from 'jotai/vanilla';
import { describe, expect, it, vi } from 'vitest';

import { beginRunAction } from './checkout-context.ts';
import { resource, translateResourcesAction } from './resource.ts';

type Options = Pick<Parameters<typeof resource<string>>[0], 'translated' | 'ofFlow'>;

/** Data of the user `ana`, whose answers the test gives, oldest request first. */
function setUp(options: Options = {}) {
  const ownerAtom = atom<string | null>('ana');
  const requests: {
    key: string;
    answer: (value: string) => void;
    fail: () => void;
    signal: AbortSignal;
  }[] = [];
  const failures: unknown[] = [];
  const data = resource<string>({
    ...options,
    key: (get) => get(ownerAtom),
    read: ({ signal, key }) =>
      new Promise((answer, reject) => {
        requests.push({ key, answer, signal, fail: () => reject(new Error('down')) });
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
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

  it('of one key is one request for all who ask, and for another key another one', async () => {
    const { store, data, requests, ownerAtom } = setUp();
    const asked = [store.set(data.obtain), store.set(data.obtain)];
    const loaded = store.set(data.load);
    expect(requests.map(({ key }) => key)).toEqual(['ana']);
    requests[0]?.answer('of ana');
    await loaded;
    expect(await Promise.all(asked)).toEqual(['of ana', 'of ana']);
    expect(await store.set(data.obtain)).toBe('of ana');
    store.set(ownerAtom, 'rui');
    void store.set(data.load);
    expect(requests.map(({ key }) => key)).toEqual(['ana', 'rui']);
  });

  it('is read again after a failure, and the one who asked for it gets the failure', async () => {
    const { store, data, requests, failures, shown } = setUp();
    const first = store.set(data.obtain);
    requests[0]?.fail();
    await expect(first).rejects.toThrow('down');
    expect(shown().status).toBe('failed');
    expect(failures).toEqual([]);
    const second = store.set(data.obtain);
    requests[1]?.answer('up');
    expect(await second).toBe('up');
    expect(shown()).toMatchObject({ status: 'ready', value: 'up' });
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
    const waiting = store.set(data.obtain);
    void store.set(data.reload);
    expect(requests[0]?.signal.aborted).toBe(true);
    requests[1]?.answer('new');
    requests[0]?.answer('old');
    expect(await waiting).toBe('new');
    expect(shown().value).toBe('new');
    void store.set(data.reload);
    store.set(data.forget);
    expect(requests[2]?.signal.aborted).toBe(true);
    void store.set(data.reload);
    store.set(beginRunAction);
    expect(requests[3]?.signal.aborted).toBe(true);
    await settled();
    expect(failures).toEqual([]);
    expect(shown()).toMatchObject({ status: 'idle', value: null });
    void store.set(data.load);
    expect(requests).toHaveLength(5);
  });

  it('without an owner has nothing to read', async () => {
    const { store, data, requests, ownerAtom, shown } = setUp();
    store.set(ownerAtom, null);
    await store.set(data.load);
    expect(await store.set(data.obtain)).toBeNull();
    expect(requests).toEqual([]);
    expect(shown().status).toBe('idle');
  });
});

describe('data of a flow', () => {
  it('stays shown after a change of target and another start, until the next data replace it', async () => {
    const { store, data, requests, ownerAtom, shown } = setUp({ ofFlow: true });
    void store.set(data.load);
    requests[0]?.answer('of ana');
    await settled();
    store.set(ownerAtom, 'rui');
    store.set(beginRunAction);
    store.set(data.expire);
    expect(shown()).toMatchObject({ status: 'idle', value: 'of ana' });
    const next = store.set(data.obtain);
    expect(shown().value).toBe('of ana');
    requests[1]?.answer('of rui');
    await next;
    expect(shown().value).toBe('of rui');
  });

  it('that arrives for a target which the customer has left is not shown', async () => {
    const { store, data, requests, ownerAtom, shown } = setUp({ ofFlow: true });
    void store.set(data.load);
    store.set(ownerAtom, 'rui');
    store.set(data.state, 'of rui');
    requests[0]?.answer('of ana');
    await settled();
    expect(shown()).toMatchObject({ status: 'ready', value: 'of rui' });
  });
});

describe('another language', () => {
  it('reads again what is translated and shown, and nothing else', async () => {
    const names = ['campaign', 'slots', 'unread', 'left', 'failed'] as const;
    const reads = vi.fn(async (name: string) => {
      if (name === 'failed') throw new Error('down');
      return name;
    });
    const ownerAtom = atom<string | null>('ana');
    const make = (name: (typeof names)[number], options: Options = {}) =>
      resource({
        ...options,
        key: (get) => (name === 'left' ? get(ownerAtom) : 'all'),
        read: () => reads(name),
        onError: () => undefined,
      });
    const campaign = make('campaign', { translated: true, ofFlow: true });
    const slots = make('slots', { ofFlow: true });
    const unread = make('unread', { translated: true });
    const left = make('left', { translated: true });
    const failed = make('failed', { translated: true });
    const store = createStore();
    store.set(beginRunAction);
    for (const each of [campaign, slots, left, failed]) await store.set(each.load);
    store.set(ownerAtom, 'rui');
    reads.mockClear();
    await store.set(translateResourcesAction);
    expect(reads.mock.calls).toEqual([['campaign']]);

    store.set(campaign.forget);
    await store.set(unread.load);
    reads.mockClear();
    await store.set(translateResourcesAction);
    expect(reads.mock.calls).toEqual([['unread']]);
  });

  it('keeps the old texts where the new ones do not come, and the last of two languages counts', async () => {
    const { store, data, requests, failures, shown } = setUp({ translated: true, ofFlow: true });
    void store.set(data.load);
    requests[0]?.answer('Olá');
    await settled();
    const english = store.set(translateResourcesAction);
    const spanish = store.set(translateResourcesAction);
    expect(requests[1]?.signal.aborted).toBe(true);
    requests[2]?.answer('Hola');
    await Promise.all([english, spanish]);
    expect(shown().value).toBe('Hola');
    const french = store.set(translateResourcesAction);
    requests[3]?.fail();
    await french;
    expect(shown().value).toBe('Hola');
    expect(failures).toHaveLength(1);
  });

  it('uses an own action where reading alone is not enough', async () => {
    const translated = vi.fn();
    const { store, data, requests } = setUp({ translated: atom(null, async () => translated()) });
    void store.set(data.load);
    requests[0]?.answer('Olá');
    await settled();
    await store.set(translateResourcesAction);
    expect(translated).toHaveBeenCalledOnce();
    expect(requests).toHaveLength(1);
  });
});
