import { describe, expect, test } from 'vitest';

import { ApiError } from '../../../api/http/api-error.ts';
import { referenceOf } from '../../../domain/intent/intent-key.ts';
import { SECOND_TRY_AFTER_MS } from '../../../domain/limits.ts';
import { parseEntry } from '../../../domain/payment/journal/journal-entry.ts';
import { JOURNAL_PREFIX, OWN_PREFIX } from '../../../domain/payment/journal/journal-prefix.ts';
import { returnOwnerKey } from '../../../domain/payment/return-marker.ts';
import type { PaymentMethod } from '../../../domain/payment/payment-method.ts';
import { userAtom } from '../../account/user-atom.ts';
import { readPrizesAtom } from '../../account/user-prizes-atom.ts';
import { attemptsAtom, modeAtom } from '../../booking/booking-state-atoms.ts';
import { submissionAtom } from '../../booking/submission-atom.ts';
import { currentEntryAtom } from '../../flow/flow-atoms.ts';
import { configAtom } from '../../config/config-atom.ts';
import { chargeQuestionAtom } from '../../payment/charge-question.ts';
import { againQuestionAtom } from '../../payment/claim-purchase.ts';
import { otherPaymentIsOpenAtom } from '../../payment/other-payment-atom.ts';
import { voucherResultAtom, waitAtom } from '../../payment/payment-atoms.ts';
import { paymentRestAtom } from '../../payment/payment-payer.ts';
import {
  hasOpenPaymentAtom,
  isPayingAtom,
  paymentViewAtom,
} from '../../payment/payment-view-atom.ts';
import { alertAtom, stepNoticeAtom } from '../../problem/problem-atoms.ts';
import { RUI } from '../../testing/fake-accounts.ts';
import { createFakeHost } from '../../testing/fake-host.ts';
import { A_PRIZE, A_USER } from '../../testing/fake-server.ts';
import {
  A_LINK,
  anAnswer,
  goToPayment,
  openOtherTab,
  openVoucherPage,
  payAgain,
  PAYMENT_NOW,
  reloadPayment,
  startAtPayment,
  untilAskedAgain,
} from '../../testing/start-at-payment.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { voucherAtom } from '../../voucher/voucher-atom.ts';
import { editContactAction } from '../contact/edit-contact.ts';
import { startCheckoutAction } from '../flow/start-checkout.ts';
import {
  acceptChargeAction,
  changePaymentAction,
  keepWaitingAction,
  payOtherwiseAction,
} from './change-payment.ts';
import { choosePaymentMethodAction, editWalletPhoneAction } from './edit-payment.ts';
import {
  dropAgainQuestionAction,
  firstIsReachableAtom,
  goToFirstPaymentAction,
} from './pay-again.ts';
import { payAction } from './pay.ts';
import { resendAction } from './resend.ts';
import { askPaidCodeAction } from './resume-payments.ts';
import { lookAfterSignInAction, signInForPaymentAction } from './sign-in-for-payment.ts';

type Checkout = Awaited<ReturnType<typeof startAtPayment>>;

const REFERENCE = { entity: '21098', reference: '123456789', amountCents: null, expiresAt: null };

const phaseOf = ({ store }: Pick<Checkout, 'store'>) => store.get(waitAtom).phase;
const untilPhase = (checkout: Pick<Checkout, 'store'>, phase: string) =>
  waitFor(() => expect(phaseOf(checkout)).toBe(phase));
const sentBy = ({ platform }: Pick<Checkout, 'platform'>) =>
  platform.walletRequests.length + platform.linkRequests.length;
const entriesOf = ({ host }: Pick<Checkout, 'host'>) =>
  host.shared.keys(JOURNAL_PREFIX).map((key): unknown => JSON.parse(host.shared.read(key) ?? ''));
const heardOf = ({ host }: Pick<Checkout, 'host'>, name: string) =>
  host.heard.filter((event) => event.name === name).map(({ detail }) => detail);

/** A payment by a method that waits. */
async function startOpen(
  method: PaymentMethod,
  prepare: (checkout: Checkout) => void = () => undefined,
) {
  const checkout = await startAtPayment();
  const { platform, store } = checkout;
  if (method === 'reference') {
    platform.answerLink = async () => ({ ...A_LINK, url: null, reference: REFERENCE });
  }
  prepare(checkout);
  store.set(choosePaymentMethodAction, method);
  store.set(payAction);
  await untilPhase(checkout, method === 'wallet' ? 'waiting' : 'linked');
  return checkout;
}

const signedIn = ({ store }: Pick<Checkout, 'store'>) => store.set(userAtom, A_USER);

describe('the payment step', () => {
  test.each([
    ['wallet', 'wallet'],
    ['card', 'link'],
  ] as const)(
    'shows a payment by %s, then the methods beside it while another is chosen',
    async (method, view) => {
      const checkout = await startAtPayment();
      const { store } = checkout;
      expect(store.get(paymentViewAtom)).toBe('choose');
      expect(store.get(hasOpenPaymentAtom)).toBe(false);
      expect(store.get(otherPaymentIsOpenAtom)).toBe(false);
      store.set(choosePaymentMethodAction, method);
      store.set(payAction);
      expect(store.get(isPayingAtom)).toBe(true);
      await waitFor(() => expect(store.get(paymentViewAtom)).toBe(view));
      expect(store.get(isPayingAtom)).toBe(false);
      expect(store.get(hasOpenPaymentAtom)).toBe(false);
      store.set(changePaymentAction);
      expect(store.get(paymentViewAtom)).toBe('choose');
      expect(store.get(hasOpenPaymentAtom)).toBe(true);
    },
  );

  test('keeps the wallet on the screen while the same is asked for once more', async () => {
    const checkout = await startOpen('wallet');
    const { platform, store } = checkout;
    platform.answerWallet = () => new Promise(() => undefined);
    await store.set(resendAction);
    expect(phaseOf(checkout)).toBe('checking');
    expect(store.get(paymentViewAtom)).toBe('wallet');
    await payAgain(checkout);
    await untilPhase(checkout, 'requesting');
    expect([store.get(paymentViewAtom), store.get(isPayingAtom)]).toEqual(['wallet', true]);
    expect(store.get(hasOpenPaymentAtom)).toBe(false);
  });

  test('says nothing of an open payment while a second one is sent, nor once one is paid', async () => {
    const checkout = await startOpen('wallet');
    const { host, platform, store } = checkout;
    store.set(changePaymentAction);
    let answer = (_answer: ReturnType<typeof anAnswer>) => {};
    platform.answerWallet = () => new Promise((resolve) => (answer = resolve));
    store.set(payAction);
    await payAgain(checkout);
    await untilPhase(checkout, 'requesting');
    expect(store.get(hasOpenPaymentAtom)).toBe(false);
    platform.answerStatus = async (id) => anAnswer(id, 'COMPLETED');
    host.showPage();
    await untilPhase(checkout, 'completed');
    answer(anAnswer('p2', 'IN_PROGRESS'));
    await waitFor(() => expect(store.get(waitAtom).payments).toHaveLength(2));
    expect(store.get(hasOpenPaymentAtom)).toBe(false);
  });
});

describe('a press on pay', () => {
  test('where nothing is bought sends nothing', async () => {
    const checkout = await startAtPayment();
    checkout.store.set(modeAtom, 'book');
    checkout.store.set(payAction);
    expect(phaseOf(checkout)).toBe('choosing');
    expect(checkout.store.get(currentEntryAtom)?.step).toBe('confirm');
  });

  test('that cannot be kept in the journal is not sent, and says so', async () => {
    const checkout = await startAtPayment();
    const { host, store } = checkout;
    host.shared.write = () => {
      throw new Error('full');
    };
    store.set(payAction);
    await waitFor(() => expect(store.get(alertAtom)).toEqual({ key: 'errorGeneric' }));
    expect(phaseOf(checkout)).toBe('choosing');
    expect(heardOf(checkout, 'error')).toMatchObject([{ code: 'internal', message: 'full' }]);
    expect(sentBy(checkout)).toBe(0);
  });

  test('for nothing sends nothing', async () => {
    const checkout = await startAtPayment({}, { offerPriceCents: 0 });
    checkout.store.set(payAction);
    expect(phaseOf(checkout)).toBe('choosing');
  });

  test('leads to what is missing, and sends nothing', async () => {
    const checkout = await startAtPayment();
    checkout.store.set(editContactAction, { email: '' });
    checkout.store.set(payAction);
    expect(checkout.store.get(currentEntryAtom)?.step).toBe('client-info');
    expect(heardOf(checkout, 'submit')).toEqual([]);
  });

  test('is measured, and the purchase once it is paid', async () => {
    const checkout = await startOpen('wallet');
    const { host, platform } = checkout;
    platform.answerStatus = async (id) => anAnswer(id, 'COMPLETED');
    host.showPage();
    await untilPhase(checkout, 'completed');
    await waitFor(() =>
      expect(heardOf(checkout, 'track')).toMatchObject([
        { name: 'add_payment_info', params: { payment_type: 'mbway' } },
        { name: 'purchase', params: { transaction_id: 'p1', value: 45 } },
      ]),
    );
  });

  test('for a smart reservation asks for that, not for a voucher', async () => {
    const view = { chargeValueCents: 1500 };
    const { platform, store } = await startAtPayment({ defaultView: 'premium' }, view);
    store.set(payAction);
    await waitFor(() => expect(platform.walletRequests).toHaveLength(1));
    expect(platform.walletRequests[0]?.payload.paymentReservationType).toBe('premium');
  });

  test('that was answered with no is no try: the next one is heard at once', async () => {
    const checkout = await startAtPayment();
    const { host, platform, store } = checkout;
    platform.answerWallet = async () => Promise.reject(new ApiError('outcome_unknown', 'lost'));
    store.set(payAction);
    await untilPhase(checkout, 'unknown');
    host.advance(SECOND_TRY_AFTER_MS);
    for (const _ of [1, 2]) {
      store.set(payAction);
      await untilAskedAgain(checkout);
      store.set(dropAgainQuestionAction);
    }
    expect(sentBy(checkout)).toBe(1);
  });

  test.each([
    ['api', null, { key: 'errorGeneric' }],
    ['payment_platform', 'Sem ligação ao banco.', { text: 'Sem ligação ao banco.' }],
  ] as const)(
    'that is refused as %s is told as that: %s',
    async (code, serverMessage, sentence) => {
      const checkout = await startAtPayment();
      const { platform, store } = checkout;
      platform.answerWallet = async () =>
        Promise.reject(new ApiError(code, 'no', { serverMessage }));
      store.set(payAction);
      await waitFor(() => expect(store.get(alertAtom)).toEqual(sentence));
      expect(heardOf(checkout, 'error')).toMatchObject([{ code }]);
    },
  );
});

describe('what is asked of the server', () => {
  test('while a press waits for it, nothing else may be sent', async () => {
    const checkout = await startOpen('wallet');
    const { platform, store } = checkout;
    platform.answerStatus = () => new Promise(() => undefined);
    await store.set(resendAction);
    expect(phaseOf(checkout)).toBe('checking');
    expect(store.get(submissionAtom).status).toBe('sending');
  });

  test('a word that nobody knows is told to the page’s developer once, however often it comes', async () => {
    const checkout = await startOpen('wallet');
    const { host, platform, store } = checkout;
    const unknown = { status: 'UNKNOWN', unknownWord: 'REFUNDED' } as const;
    platform.answerStatus = async (id) => ({ ...anAnswer(id, 'UNKNOWN'), ...unknown });
    const askAgain = async () => {
      const count = platform.asked.length + 1;
      host.showPage();
      await waitFor(() => expect(platform.asked).toHaveLength(count));
      await waitFor(() => expect(store.get(waitAtom).polling).toBeNull());
    };
    for (const _ of [1, 2, 3]) await askAgain();
    platform.answerStatus = async (id) => anAnswer(id, 'IN_PROGRESS');
    await askAgain();
    const message = 'Unknown payment status "REFUNDED"';
    expect(heardOf(checkout, 'error')).toMatchObject([{ code: 'api', message }]);
  });

  test('another amount of a payment that is not on the screen is no question there', async () => {
    const checkout = await startOpen('wallet');
    const { host, platform, store } = checkout;
    await store.set(resendAction);
    await payAgain(checkout);
    await waitFor(() => expect(store.get(waitAtom).currentId).toBe('p2'));
    platform.answerStatus = async (id) => ({
      ...anAnswer(id, 'IN_PROGRESS'),
      chargedCents: id === 'p1' ? 4700 : null,
    });
    const before = platform.asked.length;
    host.showPage();
    await waitFor(() => expect(platform.asked).toHaveLength(before + 2));
    await waitFor(() => expect(store.get(waitAtom).polling).toBeNull());
    expect(store.get(chargeQuestionAtom)).toBeNull();
  });

  test('an answer that comes after the checkout has started again counts for nothing there', async () => {
    const checkout = await startOpen('wallet');
    const { host, platform, server, store } = checkout;
    let say = (_answer: ReturnType<typeof anAnswer>) => {};
    platform.answerStatus = () => new Promise((resolve) => (say = resolve));
    host.showPage();
    await waitFor(() => expect(platform.asked).toEqual(['p1']));
    const before = { ...server.api };
    server.api.getCampaign = async (...input) => {
      const info = await before.getCampaign(...input);
      return { ...info, campaignView: { ...info.campaignView, campaignId: '102' } };
    };
    store.set(configAtom, { ...store.get(configAtom), campaignId: '102' });
    await store.set(startCheckoutAction);
    say(anAnswer('p1', 'COMPLETED'));
    await Promise.resolve();
    expect(store.get(voucherResultAtom)).toBeNull();
    expect(store.get(waitAtom).payments).toEqual([]);
  });
});

describe('going back to what is open', () => {
  test('by card leads to no page by itself', async () => {
    const { host, store } = await startOpen('card');
    store.set(changePaymentAction);
    store.set(keepWaitingAction);
    expect(store.get(paymentViewAtom)).toBe('link');
    expect(host.redirects).toHaveLength(1);
    expect([...host.stored.keys()].join()).not.toContain('merchant-checkout:page:');
  });

  test('changes nothing where nothing is', async () => {
    const checkout = await startAtPayment();
    const { store } = checkout;
    for (const action of [keepWaitingAction, acceptChargeAction, payOtherwiseAction]) {
      store.set(action);
    }
    expect(phaseOf(checkout)).toBe('choosing');
    expect(store.get(currentEntryAtom)?.step).toBe('confirm');
  });

  test('is no way from vouchers that are paid', async () => {
    const checkout = await startOpen('wallet');
    checkout.platform.answerStatus = async (id) => anAnswer(id, 'COMPLETED');
    checkout.host.showPage();
    await untilPhase(checkout, 'completed');
    checkout.store.set(payOtherwiseAction);
    expect(checkout.store.get(voucherResultAtom)?.status).toBe('paid');
    expect(checkout.store.get(currentEntryAtom)?.step).toBe('success');
  });

  test('an older payment that is made beside a reference is shown as it was made', async () => {
    const checkout = await startOpen('wallet');
    const { host, platform, store } = checkout;
    store.set(changePaymentAction);
    store.set(choosePaymentMethodAction, 'reference');
    platform.answerLink = async () => ({ ...A_LINK, reference: REFERENCE });
    store.set(payAction);
    await payAgain(checkout);
    await waitFor(() => expect(store.get(voucherResultAtom)?.status).toBe('reserved'));
    expect(store.get(otherPaymentIsOpenAtom)).toBe(false);
    platform.answerStatus = async (id) => anAnswer(id, id === 'p1' ? 'COMPLETED' : 'IN_PROGRESS');
    await waitFor(() => {
      host.showPage();
      expect(store.get(voucherResultAtom)).toMatchObject({ paymentId: 'p1', method: 'wallet' });
    });
    expect(store.get(otherPaymentIsOpenAtom)).toBe(true);
  });
});

describe('a wallet request that is sent once more', () => {
  test.each(['card', 'reference'] as const)('is none by %s', async (method) => {
    const checkout = await startOpen(method);
    await checkout.store.set(resendAction);
    expect(phaseOf(checkout)).toBe('linked');
    expect(checkout.platform.asked).toEqual([]);
  });

  test('asks first for what is missing since', async () => {
    const checkout = await startOpen('wallet');
    const { store } = checkout;
    store.set(editContactAction, { email: '' });
    await store.set(resendAction);
    expect(store.get(currentEntryAtom)?.step).toBe('client-info');
    expect(store.get(attemptsAtom)).toBeGreaterThan(0);
    expect(checkout.platform.asked).toEqual([]);
  });

  test('is none before the first', async () => {
    const checkout = await startAtPayment();
    await checkout.store.set(resendAction);
    expect(phaseOf(checkout)).toBe('choosing');
    expect(checkout.store.get(stepNoticeAtom)).toBeNull();
  });

  test.each([
    ['its number where the account that paid is here', A_USER, A_USER, 'info', 'number'],
    ['its total where nobody is', A_USER, null, 'warning', 'changed'],
    ['its total where a guest has signed in since', null, A_USER, 'warning', 'changed'],
  ] as const)('after a reload asks for %s', async (_, payer, later, tone, key) => {
    const before = await startOpen('wallet', ({ store }) => store.set(userAtom, payer));
    const { platform, store } = await reloadPayment(before, { user: later });
    await store.set(resendAction);
    expect(store.get(stepNoticeAtom)).toEqual({
      tone,
      sentence: { key: `payment.resend.${key}` },
    });
    expect(platform.walletRequests).toEqual([]);
  });

  test('is not sent for another account, nor with another prize', async () => {
    const checkout = await startOpen('wallet', ({ store }) => {
      store.set(userAtom, A_USER);
      store.set(readPrizesAtom, { userId: A_USER.id, prizes: [A_PRIZE] });
      store.set(voucherAtom, { ...store.get(voucherAtom), prizeId: A_PRIZE.id });
    });
    const { store } = checkout;
    const isRefused = async () => {
      await store.set(resendAction);
      expect(store.get(stepNoticeAtom)?.sentence).toEqual({ key: 'payment.resend.changed' });
      expect(sentBy(checkout)).toBe(1);
      store.set(stepNoticeAtom, null);
      store.set(keepWaitingAction);
    };
    store.set(readPrizesAtom, { userId: A_USER.id, prizes: [{ ...A_PRIZE, id: '8' }] });
    await isRefused();
    store.set(userAtom, RUI);
    store.set(readPrizesAtom, { userId: RUI.id, prizes: [A_PRIZE] });
    await isRefused();
  });
});

describe('the payment of an account', () => {
  test('rests while another account is here, and is not asked about as that one', async () => {
    const { host, platform, store } = await startOpen('wallet', signedIn);
    expect(store.get(paymentRestAtom)).toBeNull();
    store.set(userAtom, RUI);
    expect(store.get(paymentRestAtom)).toBe('otherAccount');
    host.showPage();
    await Promise.resolve();
    expect(platform.asked).toEqual([]);
  });

  test('that rests is told of beside the methods, and not beside a payment that does not', async () => {
    const checkout = await startOpen('wallet', signedIn);
    const { store } = checkout;
    store.set(userAtom, null);
    store.set(changePaymentAction);
    expect(store.get(paymentRestAtom)).toBe('signedOut');
    goToPayment(checkout);
    store.set(payAction);
    await payAgain(checkout);
    await waitFor(() => expect(store.get(waitAtom).currentId).toBe('p2'));
    expect(store.get(paymentRestAtom)).toBeNull();
  });

  test('keeps its sign-in where the question about it fails for another reason', async () => {
    const checkout = await startOpen('wallet', signedIn);
    const { host, platform, store } = checkout;
    platform.answerStatus = async () => Promise.reject(new ApiError('network', 'no answer'));
    host.showPage();
    await waitFor(() => expect(platform.asked).toEqual(['p1']));
    await waitFor(() => expect(store.get(waitAtom).polling).toBeNull());
    expect(store.get(userAtom)).toEqual(A_USER);
  });

  test('that an earlier version kept without a mark is asked about as who is here', async () => {
    const key = 'merchant-checkout:1:0:booking_voucher:1:-:101:-:-';
    const purchase = { owner: 'account', method: 'wallet', count: 1, shownCents: 4500 };
    const open = { paymentId: 'p7', channel: 'wallet', requestedAt: PAYMENT_NOW, purchase };
    const host = createFakeHost(PAYMENT_NOW);
    host.storage.write(key, JSON.stringify({ payment: { payments: [open], currentId: 'p7' } }));
    const { platform, store } = await openVoucherPage(host, {}, { user: A_USER });
    await waitFor(() => expect(platform.askedAs).toEqual([A_USER.id]));
    expect(store.get(paymentRestAtom)).toBeNull();
  });

  test('that is asked about before it is paid again leads to it, as it is theirs', async () => {
    const checkout = await startOpen('wallet', signedIn);
    const { store } = checkout;
    store.set(changePaymentAction);
    store.set(payAction);
    await untilAskedAgain(checkout);
    await store.set(goToFirstPaymentAction);
    expect(store.get(currentEntryAtom)?.step).toBe('confirm');
    expect(store.get(waitAtom)).toMatchObject({ phase: 'waiting', currentId: 'p1' });
  });

  test('is not left for the sign-in while something is sent', async () => {
    const checkout = await startAtPayment();
    const { platform, store } = checkout;
    platform.answerWallet = () => new Promise(() => undefined);
    store.set(payAction);
    await untilPhase(checkout, 'requesting');
    store.set(signInForPaymentAction);
    expect(store.get(currentEntryAtom)?.step).toBe('confirm');
  });

  test('is looked at once after the sign-in that it was left for, and after no other', async () => {
    const { platform, store } = await startOpen('wallet');
    store.set(lookAfterSignInAction);
    expect(platform.asked).toEqual([]);
    store.set(signInForPaymentAction);
    expect(store.get(stepNoticeAtom)).toEqual({
      tone: 'info',
      sentence: { key: 'payment.rest.reason' },
    });
    store.set(lookAfterSignInAction);
    await waitFor(() => expect(store.get(waitAtom).polling).toBeNull());
    store.set(lookAfterSignInAction);
    expect(platform.asked).toEqual(['p1']);
  });
});

describe('the code of a voucher that is paid', () => {
  async function reloadPaid(answerStatus: (id: string) => Promise<ReturnType<typeof anAnswer>>) {
    const before = await startAtPayment();
    before.platform.answerWallet = async () => anAnswer('p1', 'COMPLETED');
    before.store.set(payAction);
    await untilPhase(before, 'completed');
    const after = await reloadPayment(before, { answerStatus });
    await waitFor(() => expect(after.platform.asked).toEqual(['p1']));
    return after;
  }
  const codeOf = ({ store }: Pick<Checkout, 'store'>) =>
    store.get(voucherResultAtom)?.activationCode;

  test('is there again after a reload', async () => {
    const after = await reloadPaid(async (id) => anAnswer(id, 'COMPLETED'));
    await waitFor(() => expect(codeOf(after)).toBe('V-p1'));
  });

  test('is not taken from an answer about another one', async () => {
    const after = await reloadPaid(async () => anAnswer('p9', 'COMPLETED'));
    await after.store.set(askPaidCodeAction);
    expect(codeOf(after)).toBeNull();
  });

  test('that cannot be read is no loss; the page’s developer hears of it', async () => {
    const after = await reloadPaid(async () => Promise.reject(new ApiError('network', 'down')));
    await waitFor(() => expect(heardOf(after, 'error')).toMatchObject([{ code: 'network' }]));
    expect(after.store.get(voucherResultAtom)?.status).toBe('paid');
    expect(after.store.get(alertAtom)).toBeNull();
  });

  test('is asked for once it is paid and not before', async () => {
    const checkout = await startAtPayment();
    await checkout.store.set(askPaidCodeAction);
    const reserved = await startOpen('reference');
    await reserved.store.set(askPaidCodeAction);
    expect([...checkout.platform.asked, ...reserved.platform.asked]).toEqual([]);
  });
});

describe('a request whose answer was lost', () => {
  const lost = async () => Promise.reject(new ApiError('outcome_unknown', 'lost'));

  test('by card keeps its key when the number of the wallet is typed anew', async () => {
    const checkout = await startAtPayment();
    const { host, platform, store } = checkout;
    platform.answerLink = lost;
    store.set(choosePaymentMethodAction, 'card');
    store.set(payAction);
    await untilPhase(checkout, 'unknown');
    expect(store.get(stepNoticeAtom)?.tone).toBe('warning');
    host.advance(SECOND_TRY_AFTER_MS);
    store.set(editWalletPhoneAction, { phone: '910000003' });
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
    before.platform.answerLink = async () =>
      Promise.reject(new ApiError('outcome_unknown', 'lost'));
    before.store.set(choosePaymentMethodAction, 'card');
    before.store.set(payAction);
    await untilPhase(before, 'unknown');
    const after = await reloadPayment(before);
    const { host, platform, store } = after;
    expect(store.get(stepNoticeAtom)).toEqual({
      tone: 'warning',
      sentence: { key: 'payment.unknown' },
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

  test('that 0.1.16 has kept is known again by its mark', async () => {
    const pendingIntent = { channel: 'wallet', intentKey: 'i1', since: PAYMENT_NOW };
    const key = 'merchant-checkout:1:0:booking_voucher:1:-:101:-:-';
    const payment = { payments: [], currentId: null, pendingIntent, mark: 'm1' };
    const host = createFakeHost(PAYMENT_NOW);
    host.storage.write(key, JSON.stringify({ version: 1, later: 'kept', payment }));
    const { store } = await openVoucherPage(host);
    expect(store.get(submissionAtom)).toEqual({
      status: 'unknown',
      intentKey: 'i1',
      since: PAYMENT_NOW,
      choice: 'm1',
    });
    expect(host.stored.get(`${OWN_PREFIX}i1`)).toBe('m1');
  });
});

describe('what 0.1.16 has kept', () => {
  test('that was not on the screen is followed beside the methods', async () => {
    const host = createFakeHost(PAYMENT_NOW);
    const payment = { payments: [open], currentId: null };
    host.storage.write(KEY.replace('102', '101'), JSON.stringify({ payment }));
    const { platform, store } = await openVoucherPage(host);
    await waitFor(() => expect(platform.asked).toEqual(['p7']));
    expect(store.get(waitAtom)).toMatchObject({ phase: 'choosing', currentId: null });
  });

  const KEY = 'merchant-checkout:1:0:booking_voucher:1:-:102:-:-';
  const PLAN = 'merchant-checkout:1:0:plan';
  const open = { paymentId: 'p7', channel: 'wallet', requestedAt: PAYMENT_NOW };

  test('leaves the saved state without its payments, and the plan altogether', async () => {
    const host = createFakeHost(PAYMENT_NOW);
    const payment = { payments: [open], currentId: null };
    const plan = { paymentId: 'n1', since: PAYMENT_NOW, plan: null, mark: 'm' };
    host.storage.write(KEY, JSON.stringify({ later: 'kept', payment }));
    host.storage.write(PLAN, JSON.stringify(plan));
    const checkout = await openVoucherPage(host);
    expect(JSON.parse(host.stored.get(KEY) ?? '')).toEqual({
      later: 'kept',
      payment: null,
      orderPayment: null,
    });
    expect(host.stored.has(PLAN)).toBe(false);
    expect(entriesOf(checkout)).toHaveLength(2);
  });

  test('stays as it is where nothing in it is open', async () => {
    const host = createFakeHost(PAYMENT_NOW);
    const nothing = JSON.stringify({ later: 'kept', payment: null });
    host.storage.write(KEY, nothing);
    await openVoucherPage(host);
    expect(host.stored.get(KEY)).toBe(nothing);
  });

  test('takes nothing from an entry that another tab has taken over already', async () => {
    const host = createFakeHost(PAYMENT_NOW);
    const text = JSON.stringify({ payment: { payments: [open], currentId: null } });
    host.storage.write(KEY, text);
    await openVoucherPage(host);
    const [key = ''] = host.shared.keys(JOURNAL_PREFIX);
    const taken = JSON.parse(host.shared.read(key) ?? '') as object;
    host.shared.write(key, JSON.stringify({ ...taken, later: 'kept' }));
    host.storage.write(KEY, text);
    await openVoucherPage(host);
    expect(host.shared.read(key)).toContain('"later":"kept"');
  });

  test.each([
    ['link', 'card'],
    ['wallet', 'wallet'],
  ] as const)(
    'by a method that nobody knows, through a %s, counts as %s',
    async (channel, method) => {
      const host = createFakeHost(PAYMENT_NOW);
      const entry = { entityId: '1', kind: 'voucher', target: '101', since: PAYMENT_NOW };
      const kept = { ...entry, owner: 'guest', method: 'coins', channel, paymentId: 'p7' };
      host.shared.write(`${JOURNAL_PREFIX}k7`, JSON.stringify(kept));
      host.storage.write(`${OWN_PREFIX}k7`, '');
      const answerStatus = async (id: string) => anAnswer(id, 'COMPLETED');
      const { store } = await openVoucherPage(host, {}, { answerStatus });
      await waitFor(() =>
        expect(store.get(voucherResultAtom)).toMatchObject({ method, status: 'paid' }),
      );
    },
  );
});

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

  test('keeps the way back of a payment by card while another one is pressed', async () => {
    const checkout = await startOpen('card');
    const [before] = entriesOf(checkout);
    checkout.store.set(changePaymentAction);
    checkout.store.set(choosePaymentMethodAction, 'wallet');
    checkout.store.set(payAction);
    await untilAskedAgain(checkout);
    expect(entriesOf(checkout)).toEqual([before]);
  });

  test('that was emptied after a reload has the payment again, for the same purchase', async () => {
    const checkout = await reloadPayment(await startOpen('wallet'));
    const [before] = entriesOf(checkout);
    checkout.host.sharedValues.clear();
    checkout.store.set(changePaymentAction);
    goToPayment(checkout);
    checkout.store.set(payAction);
    const seen = await untilAskedAgain(checkout);
    expect(seen?.entry).toMatchObject({ entityId: '1', kind: 'voucher', target: '101' });
    expect(entriesOf(checkout)).toEqual([before]);
  });

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
      seen: { entry, sight: 'full' },
      yes: { key: 'k2', others: ['k'] },
      send: () => undefined,
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

describe('a return from the provider', () => {
  test('leaves the page its own parameter that is called as one of the provider’s', async () => {
    const checkout = await startOpen('card', ({ host }) => {
      host.fakePage.url = 'https://shop.example/book?status=open';
    });
    const url = `${checkout.platform.linkRequests[0]?.payload.returnUrl}&state=declined`;
    const { host } = await reloadPayment(checkout, { url });
    expect(host.pageUrl()).toBe('https://shop.example/book?status=open');
  });

  test('of another element that sells the same is left to that one', async () => {
    const checkout = await startOpen('card');
    const url = checkout.platform.linkRequests[0]?.payload.returnUrl ?? '';
    const nonce = new URL(url).searchParams.get('mc-nonce') ?? '';
    checkout.host.storage.write(returnOwnerKey(nonce), 'merchant-checkout:1:other');
    const { host } = await reloadPayment(checkout, { url });
    expect(host.pageUrl()).toBe(url);
  });

  test('to a payment that has ended meanwhile says that nothing is known of it', async () => {
    const checkout = await startOpen('card');
    const { host, platform } = checkout;
    const url = `${platform.linkRequests[0]?.payload.returnUrl}&state=declined`;
    platform.answerStatus = async (id) => anAnswer(id, 'CANCELLED');
    host.showPage();
    await untilPhase(checkout, 'cancelled');
    const { store } = await reloadPayment(checkout, { url });
    expect(store.get(stepNoticeAtom)).toEqual({
      tone: 'info',
      sentence: { key: 'payment.returnUnknown' },
    });
  });

  test('without the random text of a payment is nobody’s, though one is open', async () => {
    const checkout = await startOpen('card');
    const url = 'https://shop.example/book?mc-return=payment&state=declined';
    const { host, store } = await reloadPayment(checkout, { url });
    expect(store.get(stepNoticeAtom)?.sentence).toEqual({ key: 'payment.returnUnknown' });
    expect(host.pageUrl()).toBe('https://shop.example/book');
  });

  test('that says it was refused is told as a remark', async () => {
    const checkout = await startOpen('card');
    const url = `${checkout.platform.linkRequests[0]?.payload.returnUrl}&state=declined`;
    const { store } = await reloadPayment(checkout, { url });
    expect(store.get(stepNoticeAtom)).toEqual({
      tone: 'info',
      sentence: { key: 'payment.returnUnpaid' },
    });
  });
});
