import { atom } from 'jotai/vanilla';
import { describe, expect, test, vi } from 'vitest';

import { endRunAction } from '../context/checkout-context.ts';
import { refusalAtom } from '../context/problems.ts';
import { freezePress, isSameAccount } from '../features/account/state/freeze-press.ts';
import { BOOKING_TYPE } from '../features/offer/rules/booking-type.ts';
import { startCheckoutAction } from '../flow/state/start-checkout.ts';
import { PAGE_HOLD_MS } from '../lib/limits.ts';
import type { CheckoutEvent } from '../platform/host/checkout-events.ts';
import { createFakeHost } from '../../test/support/state/fake-host.ts';
import { createFakeServer } from '../../test/support/state/fake-server.ts';
import { startTestCheckout } from '../../test/support/state/start-test-checkout.ts';
import type { PurchaseKind } from './purchase-kind.ts';
import { submissionAtom, waitingStartAtom } from './submission-atom.ts';
import { submit } from './submit.ts';

const isSubmit = (event: Event): event is CheckoutEvent<'submit'> => 'waitUntil' in event;

/** A checkout whose page holds each press with what `hold` returns. */
async function start(hold: (event: CheckoutEvent<'submit'>) => unknown) {
  const host = createFakeHost(Date.parse('2026-11-20T10:00:00Z'));
  const store = await startTestCheckout(createFakeServer(BOOKING_TYPE.NORMAL, []), host);
  let sent = 0;
  const of: PurchaseKind<null> = {
    kind: 'booking',
    checks: { isBusy: (get) => get(submissionAtom).status === 'sending' },
    content: () => null,
    choice: () => 'dinner',
    send: async () => {
      sent += 1;
      return { kind: 'accepted', follow: () => undefined };
    },
    account: {
      freeze: freezePress,
      isSameAccount,
      check: () => false,
      askToSignIn: () => undefined,
    },
  };
  host.listeners.set('submit', (event) => {
    if (isSubmit(event)) hold(event);
  });
  const pressAction = atom(null, (get, set) => submit(get, set, of));
  return { host, store, press: () => store.set(pressAction), sent: () => sent };
}

/** A promise and its ends. */
function held() {
  let resolve = () => {};
  let reject: (reason: unknown) => void = () => {};
  const work = new Promise<void>((done, fail) => {
    resolve = done;
    reject = fail;
  });
  return { work, resolve: () => resolve(), reject: (reason: unknown) => reject(reason) };
}

describe('a page that holds a press', () => {
  test('lets it be sent once it is done; a second press meanwhile is no second request', async () => {
    const { work, resolve } = held();
    const { store, host, press, sent } = await start((event) => event.waitUntil(work));
    const pressed = press();
    expect(await press()).toBe('isBusy');
    expect([store.get(submissionAtom).status, sent()]).toEqual(['sending', 0]);
    resolve();
    await pressed;
    expect([store.get(submissionAtom).status, sent()]).toEqual(['done', 1]);
    expect(host.receivedEvents.filter(({ name }) => name === 'submit')).toHaveLength(1);
  });

  test('waits for all of its promises', async () => {
    const works = [held(), held()];
    const { press, sent } = await start((event) => {
      for (const { work } of works) event.waitUntil(work);
    });
    const pressed = press();
    works[0]?.resolve();
    await vi.waitFor(() => expect(sent()).toBe(0));
    works[1]?.resolve();
    await pressed;
    expect(sent()).toBe(1);
  });

  test.each([
    [
      'an error shows its message, as text',
      new Error(' <b>Mesa só com sinal.</b> '),
      { text: '<b>Mesa só com sinal.</b>' },
    ],
    [
      'a failed fetch shows a general message',
      new TypeError('Failed to fetch'),
      { key: 'errorGeneric' },
    ],
    [
      'an aborted request shows a general message',
      new DOMException('gone', 'AbortError'),
      { key: 'errorGeneric' },
    ],
    ['a text shows a general message', 'no', { key: 'errorGeneric' }],
    ['an error without a message shows a general one', new Error(''), { key: 'errorGeneric' }],
    ['nothing shows a general message', undefined, { key: 'errorGeneric' }],
    ['an object that is no text', Object.create(null), { key: 'errorGeneric' }],
    [
      'an error whose message is no text',
      Object.assign(new Error(), { message: { pt: 'Hoje não.' } }),
      { key: 'errorGeneric' },
    ],
    [
      'an error that cannot be read',
      Object.defineProperty(new Error(), 'message', {
        get() {
          throw new Error('gone');
        },
      }),
      { key: 'errorGeneric' },
    ],
  ])('rejects, and nothing is sent: %s', async (_, reason, message) => {
    const { store, press, sent } = await start((event) => event.waitUntil(Promise.reject(reason)));
    await press();
    expect(sent()).toBe(0);
    expect(store.get(submissionAtom)).toEqual({ status: 'idle' });
    expect(store.get(refusalAtom)).toEqual({ about: 'booking', ...message });
  });

  test('takes its message away with the next press', async () => {
    const answers = [Promise.reject(new Error('Ainda não.')), Promise.resolve()];
    const { store, press, sent } = await start((event) => event.waitUntil(answers.shift()));
    await press();
    await press();
    expect([store.get(refusalAtom), sent()]).toEqual([null, 1]);
  });

  test('is given ten seconds; after that nothing is sent, it says so, and a later answer changes nothing', async () => {
    const { work, resolve } = held();
    const { host, store, press, sent } = await start((event) => event.waitUntil(work));
    const pressed = press();
    host.advance(PAGE_HOLD_MS);
    await pressed;
    expect(store.get(refusalAtom)).toEqual({ about: 'booking', key: 'errors.timeout' });
    resolve();
    await work;
    expect([store.get(submissionAtom).status, sent()]).toEqual(['idle', 0]);
    expect(host.warnings.join()).toContain('waitUntil()');
  });

  test('and cancels it, has cancelled it: the promise is not waited for', async () => {
    const { host, store, press, sent } = await start((event) => event.waitUntil(held().work));
    host.cancel.add('submit');
    expect(await press()).toBe('page');
    expect([store.get(submissionAtom).status, sent()]).toEqual(['idle', 0]);
  });

  test('too late is an error in its own code', async () => {
    let late: CheckoutEvent<'submit'> | null = null;
    const { press, sent } = await start((event) => (late = event));
    await press();
    expect(sent()).toBe(1);
    expect(() => late?.waitUntil(Promise.resolve())).toThrow('before any await');
  });

  test('and removes the element meanwhile sends nothing', async () => {
    const { work, resolve } = held();
    const { store, press, sent } = await start((event) => event.waitUntil(work));
    const pressed = press();
    store.set(endRunAction);
    await pressed;
    resolve();
    await work;
    expect([sent(), store.get(refusalAtom)]).toEqual([0, null]);
  });

  test('and starts another flow meanwhile: the start waits for the press', async () => {
    const { work, reject } = held();
    const { store, press, sent } = await start((event) => event.waitUntil(work));
    const pressed = press();
    await store.set(startCheckoutAction);
    expect(store.get(waitingStartAtom)).not.toBeNull();
    reject(new Error('Hoje não.'));
    await pressed;
    expect([store.get(waitingStartAtom), sent()]).toEqual([null, 0]);
  });
});
