import { JOURNAL_PREFIX, WALLET_POLL_MS } from '../../../lib/limits.ts';
import { hasUnsavedPaymentAtom } from '../../../submission/unsaved-payment.ts';
import { describe, expect, test } from 'vitest';

import { submissionAtom } from '../../../submission/submission-atom.ts';
import { ApiError } from '../../../platform/api/http/api-error.ts';
import type { FakeHost } from '../../../../test/support/state/fake-host.ts';
import {
  anAnswer,
  type Checkout,
  entriesOf,
  goToPayment,
  heardOf,
  PAYMENT_NOW,
  phaseOf,
  pressIsAsked,
  reloadPayment,
  startAtPayment,
  startOpen,
  stepOf,
  untilAsked,
  untilPhase,
} from '../../../../test/support/state/start-at-payment.ts';
import { allIsAnswered, waitFor } from '../../../../test/support/state/wait-for.ts';
import { choosePaymentMethodAction } from './payment-form.ts';
import { changePaymentAction } from './payment-view.ts';
import { payAction } from './pay.ts';

type Areas = Partial<FakeHost['areas']>;

const withAreas =
  (areas: Areas) =>
  ({ host }: Pick<Checkout, 'host'>) =>
    void Object.assign(host.areas, areas);

const errorsOf = (checkout: Pick<Checkout, 'host'>) =>
  heardOf(checkout, 'error').filter((detail) => JSON.stringify(detail).includes('"storage"'));

/** Where the journal's only entry is kept. */
const keptIn = ({ host }: Pick<Checkout, 'host'>) => {
  const [key = ''] = host.shared.keys(JOURNAL_PREFIX);
  return host.shared.keptIn(key);
};

describe.each([{ origin: 'full' }, { origin: 'blocked' }] as const)(
  'where the origin’s storage is $origin, an open payment',
  (areas) => {
    test('waits on the same screen after a reload, is polled, and is emitted as paid', async () => {
      const before = await startOpen('wallet', withAreas(areas));
      const after = await reloadPayment(before);
      expect(phaseOf(after)).toBe('waiting');
      await untilAsked(after, 'p1');
      after.platform.answerStatus = async (id) => anAnswer(id, 'COMPLETED');
      after.host.advance(WALLET_POLL_MS);
      await waitFor(() => expect(heardOf(after, 'paid')).toHaveLength(1));
      expect(stepOf(after)).toBe('success');
      expect(entriesOf(after)).toEqual([]);
    });

    test('is asked about before a second request after a reload', async () => {
      const after = await reloadPayment(await startOpen('wallet', withAreas(areas)));
      after.store.set(changePaymentAction);
      goToPayment(after);
      const seen = await pressIsAsked(after);
      expect(seen?.entry).toMatchObject({ paymentId: 'p1' });
    });

    test('is reported to the page once, and the customer may leave', async () => {
      const checkout = await startOpen('wallet', withAreas(areas));
      expect(errorsOf(checkout)).toEqual([
        { code: 'storage', status: null, message: expect.stringMatching(/for this tab only/) },
      ]);
      expect(checkout.store.get(hasUnsavedPaymentAtom)).toBe(false);
      expect(checkout.host.asksBeforeLeaving()).toBe(false);
    });
  },
);

describe('where no storage takes anything', () => {
  const NOWHERE: Areas = { origin: 'full', tab: 'blocked' };

  test('the customer is asked not to leave while a payment waits, and the page is told once', async () => {
    const checkout = await startOpen('wallet', withAreas(NOWHERE));
    const { host, platform, store } = checkout;
    expect(store.get(hasUnsavedPaymentAtom)).toBe(true);
    expect(host.asksBeforeLeaving()).toBe(true);
    expect(errorsOf(checkout)).toEqual([
      { code: 'storage', status: null, message: expect.stringMatching(/a reload loses it/) },
    ]);
    platform.answerStatus = async (id) => anAnswer(id, 'COMPLETED');
    host.showPage();
    await waitFor(() => expect(stepOf(checkout)).toBe('success'));
    expect(store.get(hasUnsavedPaymentAtom)).toBe(false);
    expect(host.asksBeforeLeaving()).toBe(false);
  });

  test('it is asked from the moment of the request, also when its answer is lost', async () => {
    const checkout = await startAtPayment();
    const { host, platform, store } = checkout;
    withAreas(NOWHERE)(checkout);
    let fail = () => {};
    platform.answerWallet = () =>
      new Promise((_, reject) => {
        fail = () => reject(new ApiError('outcome_unknown', 'no answer'));
      });
    store.set(payAction);
    await untilPhase(checkout, 'requesting');
    expect(host.asksBeforeLeaving()).toBe(true);
    fail();
    await untilPhase(checkout, 'unknown');
    expect(store.get(submissionAtom).status).toBe('unknown');
    expect(host.asksBeforeLeaving()).toBe(true);
  });

  test('a refused request asks for nothing more', async () => {
    const checkout = await startAtPayment();
    withAreas(NOWHERE)(checkout);
    checkout.platform.answerWallet = async () => Promise.reject(new ApiError('api', 'refused'));
    checkout.store.set(payAction);
    await waitFor(() => expect(heardOf(checkout, 'error')).toHaveLength(2));
    await untilPhase(checkout, 'choosing');
    expect(checkout.host.asksBeforeLeaving()).toBe(false);
  });

  test.each(['card', 'reference'] as const)(
    'a payment by %s may be left for: its page or bank is elsewhere',
    async (method) => {
      const checkout = await startOpen(method, withAreas(NOWHERE));
      expect(checkout.host.asksBeforeLeaving()).toBe(false);
    },
  );
});

describe('a payment that the server reports as open', () => {
  test('moves to the origin’s storage once there is room', async () => {
    const checkout = await startOpen('wallet', withAreas({ origin: 'full', tab: 'full' }));
    const { host } = checkout;
    expect([keptIn(checkout), host.asksBeforeLeaving()]).toEqual(['page', true]);
    withAreas({ origin: 'works' })(checkout);
    host.advance(WALLET_POLL_MS);
    await waitFor(() => expect(keptIn(checkout)).toBe('origin'));
    await allIsAnswered();
    expect(host.asksBeforeLeaving()).toBe(false);
  });

  test('is in the journal again after the storage was cleared, as it was', async () => {
    const checkout = await startOpen('wallet');
    const [before] = entriesOf(checkout);
    checkout.host.sharedValues.clear();
    checkout.host.advance(WALLET_POLL_MS);
    await waitFor(() => expect(entriesOf(checkout)).toEqual([before]));
  });

  test.each(['wallet', 'card'] as const)(
    'by %s is found again where the storage was cleared while its request was sent',
    async (method) => {
      const before = await startAtPayment();
      const { host, platform, store } = before;
      const { answerLink, answerWallet } = platform;
      platform.answerWallet = async (count) => {
        host.sharedValues.clear();
        return answerWallet(count);
      };
      platform.answerLink = async () => {
        host.sharedValues.clear();
        return answerLink();
      };
      store.set(choosePaymentMethodAction, method);
      store.set(payAction);
      await untilPhase(before, method === 'wallet' ? 'waiting' : 'linked');
      const after = await reloadPayment(before);
      expect(phaseOf(after)).toBe(phaseOf(before));
      expect(entriesOf(after)).toMatchObject([{ method, target: '101', since: PAYMENT_NOW }]);
    },
  );

  test('keeps what another tab has added to its entry', async () => {
    const checkout = await startOpen('wallet');
    const { host } = checkout;
    const [key = ''] = host.shared.keys(JOURNAL_PREFIX);
    const record = JSON.parse(host.shared.read(key) ?? '') as object;
    host.shared.write(key, JSON.stringify({ ...record, shownCents: 1, later: 'kept' }));
    host.advance(WALLET_POLL_MS);
    await untilAsked(checkout, 'p1');
    await allIsAnswered();
    expect(entriesOf(checkout)).toEqual([{ ...record, shownCents: 1, later: 'kept' }]);
  });
});
