import { waitAtom, submissionAtom } from '../../../submission/submission-atom.ts';
import { describe, expect, test } from 'vitest';

import { parseEntry } from '../../../submission/journal/journal-entry.ts';
import { userAtom } from '../../../context/checkout-context.ts';
import { ApiError } from '../../../platform/api/http/api-error.ts';
import { A_USER } from '../../../../test/support/state/fake-server.ts';
import { againQuestionAtom } from '../../../submission/journal/reserve-purchase.ts';
import {
  anAnswer,
  entriesOf,
  goToPayment,
  openOtherTab,
  payAgain,
  reloadPayment,
  startAtPayment,
  startOpen,
  untilAskedAgain,
  untilPhase,
} from '../../../../test/support/state/start-at-payment.ts';
import { waitFor } from '../../../../test/support/state/wait-for.ts';
import { startCheckoutAction } from '../../../flow/state/start-checkout.ts';
import { changePaymentAction } from './payment-view.ts';
import { choosePaymentMethodAction } from './payment-form.ts';
import { firstIsReachableAtom, goToFirstPaymentAction } from './resumed-payments.ts';
import { payAction, resendAction } from './pay.ts';

describe('the journal', () => {
  test('leaves nothing of a payment in the tab once it has ended', async () => {
    const checkout = await startOpen('wallet');
    const kept = () => [...checkout.host.stored.keys()].filter((key) => key.includes('-payment:'));
    expect(kept()).toHaveLength(2);
    checkout.platform.answerStatus = async (id) => anAnswer(id, 'CANCELLED');
    checkout.host.showPage();
    await untilPhase(checkout, 'cancelled');
    expect(kept()).toEqual([]);
  });

  test('has one entry for a payment that the platform names again when it is requested again', async () => {
    const checkout = await startOpen('wallet');
    const { host, platform, store } = checkout;
    platform.answerWallet = async () => anAnswer('p1', 'IN_PROGRESS');
    void store.set(resendAction);
    await payAgain(checkout);
    await waitFor(() => expect(platform.walletRequests).toHaveLength(2));
    await untilPhase(checkout, 'waiting');
    expect(entriesOf(checkout)).toHaveLength(1);
    const after = await reloadPayment(checkout);
    expect(after.store.get(waitAtom)).toMatchObject({ phase: 'waiting', currentId: 'p1' });
    platform.answerStatus = async (id) => anAnswer(id, 'COMPLETED');
    host.showPage();
    await untilPhase(checkout, 'completed');
    expect(entriesOf(checkout)).toEqual([]);
  });

  test('shows the first payment again after a reload where the customer went back to it', async () => {
    const checkout = await startOpen('wallet');
    const { store } = checkout;
    store.set(changePaymentAction);
    store.set(payAction);
    await untilAskedAgain(checkout);
    await store.set(goToFirstPaymentAction);
    await untilPhase(checkout, 'waiting');
    const after = await reloadPayment(checkout);
    expect(after.store.get(waitAtom)).toMatchObject({ phase: 'waiting', currentId: 'p1' });
  });

  test('keeps the way back of a payment by card while another one is pressed', async () => {
    const checkout = await startOpen('card');
    const [before] = entriesOf(checkout);
    checkout.store.set(changePaymentAction);
    checkout.store.set(choosePaymentMethodAction, 'wallet');
    checkout.store.set(payAction);
    await untilAskedAgain(checkout);
    expect(entriesOf(checkout)).toEqual([before]);
  });

  test.each([
    ['a guest', null],
    ['an account, by the same mark', A_USER],
  ])(
    'that was emptied after a reload has the payment of %s again, for the same purchase',
    async (_, user) => {
      const opened = await startOpen('wallet', ({ store }) => store.set(userAtom, user));
      const answerStatus = async () => Promise.reject(new ApiError('network', 'no answer'));
      const checkout = await reloadPayment(opened, { user, answerStatus });
      const [before] = entriesOf(checkout);
      checkout.host.sharedValues.clear();
      checkout.store.set(changePaymentAction);
      goToPayment(checkout);
      checkout.store.set(payAction);
      const seen = await untilAskedAgain(checkout);
      expect(seen?.entry).toMatchObject({ entityId: '1', kind: 'voucher', target: '101' });
      expect(entriesOf(checkout)).toEqual([before]);
    },
  );

  test('has nothing more of a first payment that was decided meanwhile: there is no way to it', async () => {
    const after = await openOtherTab(await startOpen('wallet'));
    goToPayment(after);
    after.store.set(payAction);
    await untilAskedAgain(after);
    after.host.sharedValues.clear();
    await after.store.set(goToFirstPaymentAction);
    expect(after.store.get(waitAtom).payments).toEqual([]);
    expect(after.store.get(againQuestionAtom)).toBeNull();
  });

  test.each([
    ['voucher that the server can be asked about', { kind: 'voucher', paymentId: 'p1' }, true],
    ['voucher that got no answer', { kind: 'voucher', url: 'https://pay.example/1' }, false],
    ['order with a page', { kind: 'order', url: 'https://pay.example/1' }, true],
    ['order without one', { kind: 'order', paymentId: 'E-1' }, false],
    ['membership', { kind: 'premium', url: 'https://pay.example/1' }, false],
  ])('knows whether there is a way to the first: a %s', async (_, own, isReachable) => {
    const { store } = await startAtPayment();
    const entry = parseEntry('k', JSON.stringify({ entityId: '1', target: '', since: 0, ...own }));
    if (!entry) throw new Error('unreadable');
    store.set(againQuestionAtom, {
      userId: null,
      seen: { entry, visibility: 'full' },
      isResend: false,
      consent: () => undefined,
    });
    expect(store.get(firstIsReachableAtom)).toBe(isReachable);
  });

  test('asks nothing of a press that was made before the checkout started again', async () => {
    const before = await startOpen('wallet');
    const { host, platform, store } = await openOtherTab(before);
    goToPayment({ store });
    let free = () => {};
    const isFree = new Promise<void>((resolve) => (free = resolve));
    let isDone = false;
    const request = async (_name: string, _options: unknown, run: () => unknown) => {
      await isFree;
      const result = await run();
      isDone = true;
      return result;
    };
    host.locks = { request, query: async () => ({}) } as unknown as LockManager;
    store.set(payAction);
    store.set(submissionAtom, { status: 'idle' });
    await store.set(startCheckoutAction);
    free();
    await waitFor(() => expect(isDone).toBe(true));
    await Promise.resolve();
    expect(store.get(againQuestionAtom)).toBeNull();
    expect(platform.walletRequests).toEqual([]);
  });
});
