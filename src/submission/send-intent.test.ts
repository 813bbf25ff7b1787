import { atom, createStore } from 'jotai/vanilla';
import { describe, expect, test } from 'vitest';

import { ApiError } from '../platform/api/http/api-error.ts';
import { BOOKING_TYPE } from '../features/offer/rules/booking-type.ts';
import type { BookState } from '../flow/rules/booking-state.ts';
import { referenceOf } from './rules/intent-key.ts';
import { SECOND_TRY_AFTER_MS } from '../lib/limits.ts';
import { currentEntryAtom } from '../flow/state/flow-atoms.ts';
import { alertAtom, stepNoticeAtom, type StepNotice } from '../context/problem-atoms.ts';
import { createFakeHost } from '../../test/support/state/fake-host.ts';
import { createFakeServer } from '../../test/support/state/fake-server.ts';
import { startTestCheckout } from '../../test/support/state/start-test-checkout.ts';
import { EMPTY_BOOK } from '../flow/state/booking-state-atoms.ts';
import {
  isOutOfTurn,
  sayServerMessage,
  sendIntent,
  type Intent,
  type Sending,
} from './send-intent.ts';
import { choiceOf, submissionAtom, type Submission } from './submission-atom.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const NOTICE: StepNotice = { tone: 'info', sentence: { key: 'savedState.restored' } };

/** A checkout in which each press tries to send dinner, unless it says otherwise. */
async function start() {
  const host = createFakeHost(NOW);
  const store = await startTestCheckout(createFakeServer(BOOKING_TYPE.NORMAL, []), host);
  const tries: Intent[] = [];
  const press = (own: Partial<Omit<Sending, 'send'>> = {}, failure?: unknown) =>
    store.set(
      atom(null, (get, set) =>
        sendIntent(get, set, {
          kind: 'booking',
          choice: 'dinner',
          ...own,
          send: async (intent) => {
            tries.push(intent);
            if (failure) throw failure;
            set(submissionAtom, { status: 'done', intentKey: intent.intentKey });
          },
        }),
      ),
    );
  const heard = (name: string) =>
    host.heard.filter((event) => event.name === name).map(({ detail }) => detail);
  return { host, store, tries, press, heard };
}

const lost = new ApiError('outcome_unknown', 'no answer', { serverMessage: 'Tente mais tarde.' });
const refused = new ApiError('api', 'refused', { serverMessage: 'Fechado.' });
const offline = new ApiError('offline', 'no connection');
const conflict = new ApiError('conflict', 'taken', { status: 409, serverMessage: 'Lotado.' });

describe('a try', () => {
  test('is told to the page by the reference that its key begins with; remarks on the step go', async () => {
    const { store, tries, press, heard } = await start();
    store.set(stepNoticeAtom, NOTICE);
    expect(await press()).toBe(true);
    expect(tries).toMatchObject([{ choice: 'dinner', isSecond: false }]);
    expect(heard('submit')).toEqual([
      { kind: 'booking', intent: referenceOf(tries[0]?.intentKey ?? '') },
    ]);
    expect(store.get(stepNoticeAtom)).toBeNull();
    expect(heard('error')).toEqual([]);
  });

  test('that the page cancels is not sent, and leaves everything as it was', async () => {
    const { host, store, tries, press } = await start();
    host.cancel.add('submit');
    store.set(stepNoticeAtom, NOTICE);
    expect(await press()).toBe(false);
    expect(tries).toEqual([]);
    expect(store.get(submissionAtom)).toEqual({ status: 'idle' });
    expect(store.get(stepNoticeAtom)).toEqual(NOTICE);
  });

  test('that nobody waits for any more says nothing', async () => {
    const { store, press, heard } = await start();
    await press({}, new DOMException('gone', 'AbortError'));
    expect(heard('error')).toEqual([]);
    expect(store.get(alertAtom)).toBeNull();
  });

  test('that the server took and that fails after that stays done', async () => {
    const { store, heard } = await start();
    await store.set(
      atom(null, (get, set) =>
        sendIntent(get, set, {
          kind: 'booking',
          choice: 'dinner',
          send: async ({ intentKey }) => {
            set(submissionAtom, { status: 'done', intentKey });
            throw refused;
          },
        }),
      ),
    );
    expect(store.get(submissionAtom).status).toBe('done');
    expect(store.get(alertAtom)).toBeNull();
    expect(heard('error')).toMatchObject([{ code: 'api' }]);
  });
});

describe('a try whose answer is lost', () => {
  test('is of unknown outcome, with what the server said and our words beside it', async () => {
    const { store, tries, press, heard } = await start();
    await press({ unknownKey: 'errors.outcomeUnknown' }, lost);
    const intentKey = tries[0]?.intentKey ?? '';
    expect(store.get(submissionAtom)).toEqual({
      status: 'unknown',
      intentKey,
      since: NOW,
      choice: 'dinner',
      serverMessage: 'Tente mais tarde.',
    });
    expect(store.get(stepNoticeAtom)).toEqual({
      tone: 'warning',
      sentence: { key: 'errors.outcomeUnknown' },
    });
    expect(store.get(alertAtom)).toBeNull();
    expect(heard('error')).toMatchObject([{ intent: referenceOf(intentKey) }]);
  });

  test('says nothing beside where the screen itself says so', async () => {
    const { store, press } = await start();
    await press({}, lost);
    expect(store.get(stepNoticeAtom)).toBeNull();
  });

  test.each([
    ['the same under the same key', 'dinner', true],
    ['another choice under another one', 'lunch', false],
  ])('is followed by %s', async (_, choice, isSame) => {
    const { tries, press } = await start();
    await press({}, lost);
    await press({ choice });
    expect(tries[1]?.isSecond).toBe(isSame);
    expect(tries[1]?.intentKey === tries[0]?.intentKey).toBe(isSame);
  });

  test.each(['dinner', 'lunch'])(
    'is as open as it was once %s after it was refused',
    async (choice) => {
      const { store, tries, press } = await start();
      await press({}, lost);
      const open = store.get(submissionAtom);
      await press({ choice }, refused);
      expect(store.get(submissionAtom)).toEqual(open);
      expect(tries).toHaveLength(2);
    },
  );

  test('is as open as it was where the second one meets a conflict, which may be its own', async () => {
    const { store, press } = await start();
    await press({}, lost);
    await press({}, conflict);
    expect(store.get(submissionAtom).status).toBe('unknown');
    expect(store.get(alertAtom)).toBeNull();
  });

  test('takes no press that was meant for it', async () => {
    const { host, store, press } = await start();
    const step = store.get(currentEntryAtom)?.step ?? 'confirm';
    const isTooSoon = () => store.set(atom(null, (get) => isOutOfTurn(get, step)));
    await press({}, lost);
    expect(isTooSoon()).toBe(true);
    host.advance(SECOND_TRY_AFTER_MS);
    expect(isTooSoon()).toBe(false);
  });
});

describe('a choice', () => {
  const BOOK: BookState = { ...EMPTY_BOOK, numberOfPeople: 2 };

  test('is another one with another prize, or with something ordered by it', () => {
    const texts = [
      choiceOf(BOOK),
      choiceOf({ ...BOOK, prizeId: '9' }),
      choiceOf({ ...BOOK, prizeId: '8' }),
      choiceOf(BOOK, 'soup'),
    ];
    expect(new Set(texts).size).toBe(4);
  });

  test('without a prize reads as earlier versions have kept it', () => {
    const { date, dateTimes, numberOfPeople } = BOOK;
    expect(choiceOf(BOOK)).toBe(
      JSON.stringify({ date, dateTimes, numberOfPeople, resourceId: null }),
    );
  });
});

test('before anything is sent, nothing is under way', () => {
  expect(createStore().get(submissionAtom)).toEqual({ status: 'idle' });
});

describe('a press', () => {
  const SUBMISSIONS: readonly (readonly [Submission, boolean])[] = [
    [{ status: 'idle' }, false],
    [{ status: 'sending', intentKey: 'k' }, true],
    [{ status: 'done', intentKey: 'k' }, true],
    [{ status: 'unknown', intentKey: 'k', since: 0, choice: '' }, false],
  ];

  test.each(SUBMISSIONS)('while it is %o is out of turn: %s', async (submission, isOut) => {
    const { store } = await start();
    store.set(submissionAtom, submission);
    const step = store.get(currentEntryAtom)?.step ?? 'confirm';
    expect(store.set(atom(null, (get) => isOutOfTurn(get, step)))).toBe(isOut);
  });

  test('on another step than the one that sends is out of turn', async () => {
    const { store } = await start();
    expect(store.get(currentEntryAtom)?.step).not.toBe('confirm');
    expect(store.set(atom(null, (get) => isOutOfTurn(get)))).toBe(true);
  });
});

describe('a try that is refused', () => {
  test('leads on, then is told in the server’s words; the next one is a new one', async () => {
    const { store, tries, press } = await start();
    const alerts: unknown[] = [];
    await press({ onRefusal: () => alerts.push(store.get(alertAtom)) }, refused);
    expect(alerts).toEqual([null]);
    expect(store.get(alertAtom)).toEqual({ text: 'Fechado.' });
    expect(store.get(submissionAtom)).toEqual({ status: 'idle' });
    await press();
    expect(tries[1]?.isSecond).toBe(false);
    expect(tries[1]?.intentKey).not.toBe(tries[0]?.intentKey);
  });

  test('for want of a connection says so on the step, in no dialog', async () => {
    const { store, press } = await start();
    await press({}, offline);
    expect(store.get(alertAtom)).toBeNull();
    expect(store.get(stepNoticeAtom)).toEqual({
      tone: 'danger',
      sentence: { key: 'errors.offline' },
    });
    expect(store.get(submissionAtom)).toEqual({ status: 'idle' });
  });

  test('for want of a sign-in leads there and not on', async () => {
    const { store, press } = await start();
    const led: string[] = [];
    const error = new ApiError('auth', 'sign in', { status: 401, serverMessage: 'Entre.' });
    await press({ onRefusal: () => led.push('on') }, error);
    expect(store.get(currentEntryAtom)?.step).toBe('login');
    expect(store.get(stepNoticeAtom)?.sentence).toEqual({ text: 'Entre.' });
    expect(store.get(alertAtom)).toBeNull();
    expect(led).toEqual([]);
  });
});

describe('a conflict', () => {
  test('that is shown is told no second time', async () => {
    const { store, press, heard } = await start();
    await press({ onConflict: async () => true }, conflict);
    expect(store.get(alertAtom)).toBeNull();
    expect(heard('error')).toMatchObject([{ code: 'conflict' }]);
  });

  test('is the only failure that can be shown so', async () => {
    const { store, press } = await start();
    await press({ onConflict: async () => true }, refused);
    expect(store.get(alertAtom)).toEqual({ text: 'Fechado.' });
  });

  test.each([
    ['cannot be shown', async () => Promise.reject(new TypeError('a part of the code is missing'))],
    ['shows nothing', async () => false],
  ])(
    'that %s is told in the server’s words, and the step can be pressed again',
    async (_, show) => {
      const { store, press } = await start();
      await press({ onConflict: show }, conflict);
      expect(store.get(submissionAtom).status).toBe('idle');
      expect(store.get(alertAtom)).toEqual({ text: 'Lotado.' });
    },
  );
});

describe('a try that the customer has said yes to once more', () => {
  const agreed: Intent = { intentKey: 'agreed-key', choice: 'dinner', isSecond: false };

  test('is sent under its key, and the page that has allowed it is not asked again', async () => {
    const { tries, press, heard } = await start();
    await press({ agreed });
    expect(tries).toMatchObject([{ intentKey: 'agreed-key' }]);
    expect(heard('submit')).toEqual([]);
  });

  test('for something else than is chosen now is a new one, which the page is asked about', async () => {
    const { tries, press, heard } = await start();
    await press({ agreed, choice: 'lunch' });
    expect(tries[0]?.intentKey).not.toBe('agreed-key');
    expect(heard('submit')).toHaveLength(1);
  });
});

describe('what the server says beside a conflict that is shown', () => {
  test.each([
    ['is on the step', conflict, null, { text: 'Lotado.' }],
    ['does not take the place of another remark', conflict, NOTICE, NOTICE.sentence],
    ['is nothing where it says nothing', new ApiError('conflict', 'taken'), null, undefined],
  ])('%s', async (_, error, before, after) => {
    const { store } = await start();
    store.set(stepNoticeAtom, before);
    store.set(atom(null, (get, set) => sayServerMessage(get, set, error)));
    expect(store.get(stepNoticeAtom)?.sentence).toEqual(after);
    expect(store.get(stepNoticeAtom)?.tone).toBe(after && (before?.tone ?? 'warning'));
  });
});
