import type { Intent } from './rules/purchase-machine.ts';
import { NO_PURCHASE, type Submission } from './rules/purchase-state.ts';
import { isSubmissionClosed, submissionAtom, waitingStartAtom } from './submission-atom.ts';
import type { AttemptTools } from './press-context.ts';
import { showServerMessage } from './attempt.ts';
import { updateSubmission } from './run-purchase.ts';
import { submit } from './submit.ts';
import type { PurchaseKind } from './purchase-kind.ts';
import { atom, createStore } from 'jotai/vanilla';
import { describe, expect, test } from 'vitest';

import { alertAtom, refusalAtom, stepNoticeAtom, type StepNotice } from '../context/problems.ts';
import { freezePress, isSameAccount } from '../features/account/state/freeze-press.ts';
import { BOOKING_TYPE } from '../features/offer/rules/booking-type.ts';
import { startCheckoutAction } from '../flow/state/start-checkout.ts';
import { SECOND_TRY_AFTER_MS } from '../lib/limits.ts';
import { ApiError } from '../platform/api/http/api-error.ts';
import { createFakeHost } from '../../test/support/state/fake-host.ts';
import { createFakeServer } from '../../test/support/state/fake-server.ts';
import { startTestCheckout } from '../../test/support/state/start-test-checkout.ts';
import { referenceOf } from './rules/intent-key.ts';
const NOW = Date.parse('2026-11-20T10:00:00Z');
const NOTICE: StepNotice = { tone: 'info', message: { key: 'savedState.restored' } };

/** Something else than the others, and what its try is answered with. */
type Own = Partial<PurchaseKind<null>> & { failure?: unknown; agreed?: Intent };

/** A checkout in which each press tries to send dinner, unless it says otherwise. */
async function start() {
  const host = createFakeHost(NOW);
  const store = await startTestCheckout(createFakeServer(BOOKING_TYPE.NORMAL, []), host);
  const tries: Intent[] = [];
  /** Errors for which a sign-in was asked for. */
  const signIns: unknown[] = [];
  const press = ({ failure, agreed, ...own }: Own = {}) =>
    store.set(
      atom(null, async (get, set) => {
        const of: PurchaseKind<null> = {
          kind: 'booking',
          checks: {},
          content: () => null,
          choice: () => 'dinner',
          send: async ({ intent }) => {
            tries.push(intent);
            if (failure) throw failure;
            return { kind: 'accepted', follow: () => undefined };
          },
          account: {
            freeze: freezePress,
            isSameAccount,
            check: () => false,
            askToSignIn: (_get, _set, error) => signIns.push(error),
          },
          ...own,
        };
        return submit(get, set, of, agreed && { intent: agreed, consent: [] });
      }),
    );
  const receivedEvents = (name: string) =>
    host.receivedEvents.filter((event) => event.name === name).map(({ detail }) => detail);
  return { host, store, tries, press, receivedEvents, signIns };
}

const lost = new ApiError('outcome_unknown', 'no answer', { serverMessage: 'Tente mais tarde.' });
const refused = new ApiError('api', 'refused', { serverMessage: 'Fechado.' });
const offline = new ApiError('offline', 'no connection');
const conflict = new ApiError('conflict', 'taken', { status: 409, serverMessage: 'Lotado.' });

describe('a try', () => {
  test('is announced to the page by the reference that its key begins with; notices of the step disappear', async () => {
    const { store, tries, press, receivedEvents } = await start();
    store.set(stepNoticeAtom, NOTICE);
    expect(await press()).toBeNull();
    expect(tries).toMatchObject([{ choice: 'dinner', isSecond: false }]);
    expect(receivedEvents('submit')).toEqual([
      { kind: 'booking', intent: referenceOf(tries[0]?.intentKey ?? '') },
    ]);
    expect(store.get(stepNoticeAtom)).toBeNull();
    expect(receivedEvents('error')).toEqual([]);
  });

  test('that the page answers with another start is not sent: its answer would find another flow', async () => {
    const { host, store, tries, press } = await start();
    const before = { ...host };
    host.emit = (name, detail) => {
      if (name === 'submit') void store.set(startCheckoutAction);
      return before.emit(name, detail);
    };
    expect(await press()).toBe('page');
    expect(tries).toEqual([]);
    expect(store.get(submissionAtom).status).toBe('idle');
  });

  test('that the page cancels is not sent, and leaves everything as it was', async () => {
    const { host, store, tries, press } = await start();
    host.cancel.add('submit');
    store.set(stepNoticeAtom, NOTICE);
    expect(await press()).toBe('page');
    expect(tries).toEqual([]);
    expect(store.get(submissionAtom)).toEqual({ status: 'idle' });
    expect(store.get(stepNoticeAtom)).toEqual(NOTICE);
  });

  test('after the step was left says nothing', async () => {
    const { store, press, receivedEvents } = await start();
    await press({ failure: new DOMException('gone', 'AbortError') });
    expect(receivedEvents('error')).toEqual([]);
    expect(store.get(alertAtom)).toBeNull();
  });

  test('whose check is cancelled is over: the button works again', async () => {
    const { store, tries, press } = await start();
    const gone = () => Promise.reject(new DOMException('gone', 'AbortError'));
    await press({ verify: gone });
    expect(store.get(submissionAtom)).toEqual({ status: 'idle' });
    await press();
    expect(tries).toHaveLength(1);
  });

  test('that the server took and that fails after that stays done', async () => {
    const { store, press, receivedEvents } = await start();
    await press({
      send: async () => ({ kind: 'accepted', follow: () => Promise.reject(refused) }),
    });
    expect(store.get(submissionAtom).status).toBe('done');
    expect(store.get(alertAtom)).toBeNull();
    expect(receivedEvents('error')).toMatchObject([{ code: 'api' }]);
  });
});

describe('a try whose answer is lost', () => {
  test('is of unknown outcome, with what the server said; the screen says it once, beside its button', async () => {
    const { store, tries, press, receivedEvents } = await start();
    await press({ failure: lost });
    const intentKey = tries[0]?.intentKey ?? '';
    expect(store.get(submissionAtom)).toEqual({
      status: 'unknown',
      intentKey,
      since: NOW,
      choice: 'dinner',
      serverMessage: 'Tente mais tarde.',
    });
    expect(store.get(stepNoticeAtom)).toBeNull();
    expect(store.get(alertAtom)).toBeNull();
    expect(receivedEvents('error')).toMatchObject([{ intent: referenceOf(intentKey) }]);
  });

  test.each([
    ['the same under the same key', 'dinner', true],
    ['another choice under another one', 'lunch', false],
  ])('is followed by %s', async (_, choice, isSame) => {
    const { tries, press } = await start();
    await press({ failure: lost });
    await press({ choice: () => choice });
    expect(tries[1]?.isSecond).toBe(isSame);
    expect(tries[1]?.intentKey === tries[0]?.intentKey).toBe(isSame);
  });

  test.each(['dinner', 'lunch'])(
    'is as open as it was once %s after it was refused',
    async (choice) => {
      const { store, tries, press } = await start();
      await press({ failure: lost });
      const open = store.get(submissionAtom);
      await press({ choice: () => choice, failure: refused });
      expect(store.get(submissionAtom)).toEqual(open);
      expect(tries).toHaveLength(2);
    },
  );

  test('is as open as it was where the second one meets a conflict, which may be its own', async () => {
    const { store, press } = await start();
    await press({ failure: lost });
    await press({ failure: conflict });
    expect(store.get(submissionAtom).status).toBe('unknown');
    expect(store.get(alertAtom)).toBeNull();
  });

  test('takes no press that was meant for it', async () => {
    const { host, store, press } = await start();
    const isClosed = () => store.set(atom(null, (get) => isSubmissionClosed(get)));
    await press({ failure: lost });
    expect(isClosed()).toBe(true);
    host.advance(SECOND_TRY_AFTER_MS);
    expect(isClosed()).toBe(false);
  });
});

test('before anything is sent, nothing is under way', () => {
  expect(createStore().get(submissionAtom)).toEqual({ status: 'idle' });
});

describe('a press', () => {
  const SUBMISSIONS: readonly (readonly [Submission, boolean])[] = [
    [{ status: 'idle' }, false],
    [
      {
        status: 'sending',
        intentKey: 'k',
        choice: '',
        unknownAttempt: null,
        stage: 'sending',
        payment: null,
      },
      true,
    ],
    [{ status: 'done' }, true],
    [{ status: 'unknown', intentKey: 'k', since: 0, choice: '' }, false],
  ];

  test.each(SUBMISSIONS)('while it is %o is out of turn: %s', async (submission, isOut) => {
    const { store } = await start();
    store.set(submissionAtom, submission);
    expect(store.set(atom(null, (get) => isSubmissionClosed(get)))).toBe(isOut);
  });

  test('sends nothing while a try is under way or done', async () => {
    const { store, tries, press } = await start();
    const sending = {
      status: 'sending',
      intentKey: 'k',
      choice: 'lunch',
      unknownAttempt: null,
      stage: 'sending',
      payment: null,
    } as const;
    for (const submission of [sending, { status: 'done' } as const]) {
      store.set(submissionAtom, submission);
      await press();
    }
    expect(tries).toEqual([]);
  });

  test('that an earlier check refuses shows why, and runs no later check', async () => {
    const { store, tries, press, receivedEvents } = await start();
    const asked: string[] = [];
    const check = (name: string, isWrong: boolean) => () => {
      asked.push(name);
      return isWrong && (() => void asked.push(`${name} shown`));
    };
    const checks = {
      form: check('form', true),
      steps: check('steps', false),
      isBusy: check('isBusy', false),
    };
    const account = {
      freeze: freezePress,
      isSameAccount,
      check: check('account', true),
      askToSignIn: () => undefined,
    };
    const counted = () => void asked.push('counted');
    expect(await press({ checks, account, onStart: counted })).toBe('form');
    expect(asked).toEqual(['isBusy', 'counted', 'steps', 'form', 'form shown']);
    expect([tries, receivedEvents('submit'), store.get(submissionAtom).status]).toEqual([
      [],
      [],
      'idle',
    ]);
  });

  test('out of turn does not count', async () => {
    const { press } = await start();
    const counted: string[] = [];
    const checks = { isBusy: () => true };
    expect(await press({ checks, onStart: () => void counted.push('counted') })).toBe('isBusy');
    expect(counted).toEqual([]);
  });
});

describe('a start that was asked for meanwhile', () => {
  const refusedAtom = atom<string[]>([]);
  const startAction = atom(null, async (_get, set) => set(refusedAtom, (all) => [...all, 'begun']));

  test.each([
    ['begins once the try was refused', refused, ['begun']],
    ['begins once the outcome is unknown', lost, ['begun']],
    ['falls away once the server took it', undefined, []],
  ])('%s', async (_, failure, begun) => {
    const { store, press } = await start();
    store.set(waitingStartAtom, startAction);
    await press({ failure });
    expect(store.get(refusedAtom)).toEqual(begun);
    expect(store.get(waitingStartAtom)).toBeNull();
  });

  /** Ends the press before what remains of its check, as a cart does that has changed. */
  const endItself = ({ get, set }: AttemptTools) => updateSubmission(get, set, { kind: 'reset' });

  test.each<[string, Own]>([
    [
      'a check has ended the press by itself',
      {
        verify: async (_, tools) => {
          endItself(tools);
          return true;
        },
      },
    ],
    [
      'nothing was sent, and the sending has ended the press by itself',
      {
        send: async (_, tools) => {
          endItself(tools);
          return { kind: 'notSent' };
        },
      },
    ],
  ])('begins once %s', async (_, own) => {
    const { store, press } = await start();
    store.set(waitingStartAtom, startAction);
    await press(own);
    expect(store.get(refusedAtom)).toEqual(['begun']);
    expect(store.get(waitingStartAtom)).toBeNull();
  });

  test('waits while the answer is still to come', async () => {
    const { store, press } = await start();
    store.set(waitingStartAtom, startAction);
    void press({ send: () => new Promise(() => undefined) });
    await Promise.resolve();
    expect(store.get(refusedAtom)).toEqual([]);
    expect(store.get(waitingStartAtom)).toBe(startAction);
  });
});

describe('a try that is refused', () => {
  test('continues, then shows the server’s message; the next one is a new one', async () => {
    const { store, tries, press } = await start();
    const alerts: unknown[] = [];
    await press({ goBackToRetry: (get) => alerts.push(get(alertAtom)), failure: refused });
    expect(alerts).toEqual([null]);
    expect(store.get(alertAtom)).toEqual({ about: 'booking', text: 'Fechado.' });
    expect(store.get(submissionAtom)).toEqual({ status: 'idle' });
    await press();
    expect(tries[1]?.isSecond).toBe(false);
    expect(tries[1]?.intentKey).not.toBe(tries[0]?.intentKey);
  });

  test('for want of a connection says so beside the button, in no dialog', async () => {
    const { store, press } = await start();
    await press({ failure: offline });
    expect(store.get(alertAtom)).toBeNull();
    expect(store.get(refusalAtom)).toEqual({ about: 'booking', key: 'errors.offline' });
    expect(store.get(submissionAtom)).toEqual({ status: 'idle' });
  });

  test('for want of a sign-in asks for one and leads nowhere else', async () => {
    const { store, press, signIns } = await start();
    const led: string[] = [];
    const error = new ApiError('auth', 'sign in', { status: 401, serverMessage: 'Entre.' });
    await press({ goBackToRetry: () => led.push('on'), failure: error });
    expect(signIns).toEqual([error]);
    expect(store.get(alertAtom)).toBeNull();
    expect(led).toEqual([]);
  });

  test('has its own message where its kind defines one', async () => {
    const { store, press } = await start();
    await press({ messageOf: () => ({ key: 'premium.cannotPay' }), failure: refused });
    expect(store.get(alertAtom)).toEqual({ about: 'booking', key: 'premium.cannotPay' });
  });
});

describe('a conflict', () => {
  test('that is shown is not shown twice', async () => {
    const { store, press, receivedEvents } = await start();
    await press({ showConflict: async () => true, failure: conflict });
    expect(store.get(alertAtom)).toBeNull();
    expect(receivedEvents('error')).toMatchObject([{ code: 'conflict' }]);
  });

  test('is the only failure that can be shown so', async () => {
    const { store, press } = await start();
    await press({ showConflict: async () => true, failure: refused });
    expect(store.get(alertAtom)).toEqual({ about: 'booking', text: 'Fechado.' });
  });

  test.each([
    ['cannot be shown', async () => Promise.reject(new TypeError('a part of the code is missing'))],
    ['shows nothing', async () => false],
  ])('that %s shows the server’s message, and the step can be pressed again', async (_, show) => {
    const { store, press } = await start();
    await press({ showConflict: show, failure: conflict });
    expect(store.get(submissionAtom).status).toBe('idle');
    expect(store.get(alertAtom)).toEqual({ about: 'booking', text: 'Lotado.' });
  });
});

describe('a try that the customer has said yes to once more', () => {
  const agreed: Intent = { intentKey: 'agreed-key', choice: 'dinner', isSecond: false };

  test('is sent under its key, and the page that has allowed it is not asked again', async () => {
    const { tries, press, receivedEvents } = await start();
    await press({ agreed });
    expect(tries).toMatchObject([{ intentKey: 'agreed-key' }]);
    expect(receivedEvents('submit')).toEqual([]);
  });

  test('for something else than is chosen now is a new one, which the page is asked about', async () => {
    const { tries, press, receivedEvents } = await start();
    await press({ agreed, choice: () => 'lunch' });
    expect(tries[0]?.intentKey).not.toBe('agreed-key');
    expect(receivedEvents('submit')).toHaveLength(1);
  });

  test('for something else than is chosen now passes all checks of a press', async () => {
    const { tries, press } = await start();
    const checks = { steps: () => true };
    expect(await press({ agreed, choice: () => 'lunch', checks })).toBe('steps');
    expect(tries).toEqual([]);
    expect(await press({ agreed, checks })).toBeNull();
    expect(tries).toHaveLength(1);
  });
});

describe('a kind of its own', () => {
  const ownAtom = atom(NO_PURCHASE);

  test('is sent beside a try that was lost, under a key of its own, and leaves the remark of the step', async () => {
    const { store, tries, press } = await start();
    await press({ failure: lost });
    store.set(stepNoticeAtom, NOTICE);
    const before = store.get(submissionAtom);
    await press({
      stateAtom: ownAtom,
      keepsNotice: true,
      newKey: () => 'plan-key',
      outcomeOf: () => 'refused',
      failure: lost,
    });
    expect(tries[1]).toMatchObject({ intentKey: 'plan-key', isSecond: false });
    expect(store.get(stepNoticeAtom)).toEqual(NOTICE);
    expect(store.get(submissionAtom)).toEqual(before);
    expect(store.get(ownAtom)).toEqual(NO_PURCHASE);
  });
});

describe('what the server says beside a conflict that is shown', () => {
  test.each([
    ['is on the step', conflict, null, { text: 'Lotado.' }],
    ['does not take the place of another remark', conflict, NOTICE, NOTICE.message],
    ['is nothing where it says nothing', new ApiError('conflict', 'taken'), null, undefined],
  ])('%s', async (_, error, before, after) => {
    const { store } = await start();
    store.set(stepNoticeAtom, before);
    store.set(atom(null, (get, set) => showServerMessage(get, set, error)));
    expect(store.get(stepNoticeAtom)?.message).toEqual(after);
    expect(store.get(stepNoticeAtom)?.tone).toBe(after && (before?.tone ?? 'warning'));
  });
});
