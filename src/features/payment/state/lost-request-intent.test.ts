import { OWN_PREFIX, SECOND_TRY_AFTER_MS } from '../../../lib/limits.ts';
import { unknownAttemptOf } from '../../../submission/rules/purchase-state.ts';
import { waitAtom, submissionAtom } from '../../../submission/submission-atom.ts';
import { describe, expect, test } from 'vitest';

import { ApiError } from '../../../platform/api/http/api-error.ts';
import { referenceOf } from '../../../submission/rules/intent-key.ts';
import { userAtom } from '../../../context/checkout-context.ts';
import { stepNoticeAtom } from '../../../context/problems.ts';
import { A_USER } from '../../../../test/support/state/fake-server.ts';
import {
  A_LINK,
  anAnswer,
  entriesOf,
  goToPayment,
  openOtherTab,
  payAgain,
  reloadPayment,
  startAtPayment,
  untilAskedAgain,
  untilPhase,
} from '../../../../test/support/state/start-at-payment.ts';
import { waitFor } from '../../../../test/support/state/wait-for.ts';
import { editContactAction } from '../../contact/state/contact-form.ts';
import { choosePaymentMethodAction, walletPhoneAtom } from './payment-form.ts';
import { payAction } from './pay.ts';
import { chargeQuestionAtom } from './payment-link.ts';
import { changePaymentAction, keepWaitingAction } from './payment-view.ts';
import { goToFirstPaymentAction } from './resumed-payments.ts';

describe('a request whose answer was lost', () => {
  const lost = async () => Promise.reject(new ApiError('outcome_unknown', 'lost'));

  test('by card keeps its key when the wallet number is typed again', async () => {
    const checkout = await startAtPayment();
    const { host, platform, store } = checkout;
    platform.answerLink = lost;
    store.set(choosePaymentMethodAction, 'card');
    store.set(payAction);
    await untilPhase(checkout, 'unknown');
    host.advance(SECOND_TRY_AFTER_MS);
    store.set(walletPhoneAtom, { phone: '910000003' });
    store.set(payAction);
    await payAgain(checkout);
    await waitFor(() => expect(platform.linkRequests).toHaveLength(2));
    expect(platform.linkRequests[1]).toEqual(platform.linkRequests[0]);
  });

  test('of a guest has another key for an account with the same address', async () => {
    const checkout = await startAtPayment();
    const { host, platform, store } = checkout;
    platform.answerWallet = lost;
    store.set(editContactAction, { email: A_USER.username });
    store.set(payAction);
    await untilPhase(checkout, 'unknown');
    host.advance(SECOND_TRY_AFTER_MS);
    store.set(userAtom, A_USER);
    store.set(payAction);
    await payAgain(checkout);
    await waitFor(() => expect(platform.walletRequests).toHaveLength(2));
    const [first, second] = platform.walletRequests;
    expect(second?.payload.email).toBe(first?.payload.email);
    expect(second?.intentKey).not.toBe(first?.intentKey);
  });

  test('says so after the reload, and what is sent again by card leads back to the same address', async () => {
    const before = await startAtPayment();
    before.platform.answerLink = lost;
    before.store.set(choosePaymentMethodAction, 'card');
    before.store.set(payAction);
    await untilPhase(before, 'unknown');
    const after = await reloadPayment(before);
    const { host, platform, store } = after;
    expect(store.get(stepNoticeAtom)).toEqual({
      tone: 'warning',
      message: { key: 'payment.unknown' },
      reference: referenceOf(before.platform.linkRequests[0]?.intentKey ?? ''),
    });
    for (let drawn = 0; drawn < 9; drawn += 1) host.randomId();
    goToPayment(after);
    store.set(choosePaymentMethodAction, 'card');
    store.set(payAction);
    await payAgain(after);
    await waitFor(() => expect(platform.linkRequests).toHaveLength(1));
    expect(platform.linkRequests[0]).toEqual(before.platform.linkRequests[0]);
  });

  test('beside one for another number that was lost before is known by a mark and a clock of its own, also after a reload', async () => {
    const before = await startAtPayment();
    const { host, platform, store } = before;
    platform.answerWallet = lost;
    store.set(payAction);
    await untilPhase(before, 'unknown');
    const first = unknownAttemptOf(store.get(submissionAtom));
    host.advance(SECOND_TRY_AFTER_MS);
    store.set(walletPhoneAtom, { phone: '910000003' });
    store.set(payAction);
    await payAgain(before);
    await waitFor(() => expect(unknownAttemptOf(store.get(submissionAtom))).not.toEqual(first));
    await untilPhase(before, 'unknown');
    const second = unknownAttemptOf(store.get(submissionAtom));
    expect(second?.since).toBe(host.now());
    expect(second?.choice).not.toBe(first?.choice);
    expect(host.stored.get(OWN_PREFIX + second?.intentKey)).toBe(second?.choice);
    expect(host.stored.get(OWN_PREFIX + first?.intentKey)).toBe(first?.choice);

    const after = await reloadPayment(before);
    for (let drawn = 0; drawn < 9; drawn += 1) after.host.randomId();
    goToPayment(after);
    after.store.set(walletPhoneAtom, { phone: '910000003' });
    after.store.set(payAction);
    await payAgain(after);
    await waitFor(() => expect(after.platform.walletRequests).toHaveLength(1));
    expect(after.platform.walletRequests[0]).toEqual(platform.walletRequests[1]);
  });

  test('is what the screen asks about after a reload, not the amount of the page that the customer returned to', async () => {
    const before = await startAtPayment();
    const { platform, store } = before;
    platform.answerLink = async () => ({ ...A_LINK, chargedCents: 4700 });
    store.set(choosePaymentMethodAction, 'card');
    store.set(payAction);
    await untilPhase(before, 'linked');
    store.set(changePaymentAction);
    store.set(choosePaymentMethodAction, 'wallet');
    platform.answerWallet = lost;
    store.set(payAction);
    await payAgain(before);
    await untilPhase(before, 'unknown');
    store.set(keepWaitingAction);
    expect(store.get(waitAtom)).toMatchObject({ phase: 'linked', currentId: A_LINK.id });
    const after = await reloadPayment(before);
    expect(after.store.get(waitAtom)).toMatchObject({ phase: 'unknown', currentId: A_LINK.id });
    expect(after.store.get(stepNoticeAtom)?.message).toEqual({ key: 'payment.unknown' });
    expect(after.store.get(chargeQuestionAtom)).toBeNull();
    after.store.set(keepWaitingAction);
    expect(after.store.get(chargeQuestionAtom)).toMatchObject({ chargedCents: 4700 });
  });

  test('that is answered after a look at the payment of another tab does not give its key to the next one', async () => {
    const checkout = await startAtPayment();
    const { host, platform, store } = checkout;
    platform.answerWallet = lost;
    store.set(payAction);
    await untilPhase(checkout, 'unknown');

    const tab = await openOtherTab(checkout);
    tab.platform.answerWallet = async () => anAnswer('q1', 'IN_PROGRESS');
    goToPayment(tab);
    tab.store.set(payAction);
    await payAgain(tab);
    await untilPhase(tab, 'waiting');

    host.advance(SECOND_TRY_AFTER_MS);
    store.set(payAction);
    await untilAskedAgain(checkout);
    await store.set(goToFirstPaymentAction);
    expect(store.get(waitAtom)).toMatchObject({ phase: 'waiting', currentId: 'q1' });
    store.set(changePaymentAction);
    platform.answerWallet = async () => anAnswer('p2', 'IN_PROGRESS');
    store.set(payAction);
    await payAgain(checkout);
    await waitFor(() => expect(store.get(waitAtom)).toMatchObject({ currentId: 'p2' }));
    expect(store.get(submissionAtom)).toEqual({ status: 'idle' });

    platform.answerStatus = async (id) => anAnswer(id, id === 'p2' ? 'CANCELLED' : 'IN_PROGRESS');
    await waitFor(() => {
      host.showPage();
      expect(store.get(waitAtom).phase).toBe('cancelled');
    });
    store.set(payAction);
    await payAgain(checkout);
    await waitFor(() => expect(platform.walletRequests).toHaveLength(3));
    const [first, again, next] = platform.walletRequests.map(({ intentKey }) => intentKey);
    expect(again).toBe(first);
    expect(next).not.toBe(first);
  });

  test('that is sent again at another price is kept with the amount that the customer saw then', async () => {
    const before = await startAtPayment();
    before.platform.answerWallet = lost;
    before.store.set(payAction);
    await untilPhase(before, 'unknown');
    const view = { offerPriceCents: 5000 };
    const retry = await reloadPayment(before, { view });
    const { platform, store } = retry;
    for (let drawn = 0; drawn < 9; drawn += 1) retry.host.randomId();
    goToPayment(retry);
    platform.answerWallet = async () => ({ ...anAnswer('p1', 'IN_PROGRESS'), chargedCents: 5000 });
    store.set(payAction);
    await payAgain(retry);
    await untilPhase(retry, 'waiting');
    expect(platform.walletRequests[0]).toEqual(before.platform.walletRequests[0]);
    expect(store.get(chargeQuestionAtom)).toBeNull();
    expect(entriesOf(retry)).toMatchObject([{ paymentId: 'p1', shownCents: 5000 }]);
    const after = await reloadPayment(retry, { view });
    expect(after.store.get(chargeQuestionAtom)).toBeNull();
  });
});
