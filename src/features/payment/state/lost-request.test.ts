import { waitAtom, submissionAtom } from '../../../submission/submission-atom.ts';
import { describe, expect, test } from 'vitest';

import { ApiError } from '../../../platform/api/http/api-error.ts';
import { referenceOf } from '../../../submission/rules/intent-key.ts';
import { SECOND_TRY_AFTER_MS } from '../../../lib/limits.ts';
import type { PaymentMethod } from '../../../lib/payment/payment-method.ts';
import { userAtom } from '../../../context/checkout-context.ts';
import { givePrizes } from '../../../../test/support/state/give-prizes.ts';
import { voucherResultAtom } from './payment-atoms.ts';
import {
  changePaymentAction,
  hasOpenPaymentAtom,
  keepWaitingAction,
  paymentViewAtom,
  payOtherwiseAction,
} from './payment-view.ts';
import { stepNoticeAtom } from '../../../context/problems.ts';
import { A_PRIZE, A_USER } from '../../../../test/support/state/fake-server.ts';
import {
  anAnswer,
  type Checkout,
  entriesOf,
  goToPayment,
  openOtherTab,
  openVoucherPage,
  payAgain,
  PAYMENT_NOW,
  phaseOf,
  pressIsAsked,
  reloadPayment,
  sentBy,
  startAtPayment,
  startOpen,
  untilAskedAgain,
  untilPhase,
} from '../../../../test/support/state/start-at-payment.ts';
import { voucherAtom } from '../../offer/state/choice-atoms.ts';
import { editContactAction, submitContactFormAction } from '../../contact/state/contact-form.ts';
import { choosePaymentMethodAction, walletPhoneAtom } from './payment-form.ts';
import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import { payAction, resendAction } from './pay.ts';
import { payAgainAction } from './resumed-payments.ts';
import { holdLock } from '../../../../test/support/host/held-lock.ts';
import { allIsAnswered, waitFor } from '../../../../test/support/state/wait-for.ts';

type Step = (checkout: Pick<Checkout, 'server' | 'store'>) => void;

const RUI = { name: 'Rui Costa', email: 'rui@example.com', phone: '912345678' };

const noAnswer = async (): Promise<never> => {
  throw new ApiError('outcome_unknown', 'no answer');
};

const invoiceFor =
  (name: string, vatId: string): Step =>
  ({ store }) =>
    store.set(voucherAtom, { ...store.get(voucherAtom), needVatInvoice: true, name, vatId });
/** The fake page counts its random texts from the start after a reload. */
const drawRandomTexts = ({ host }: Pick<Checkout, 'host'>) => {
  for (let drawn = 0; drawn < 9; drawn += 1) host.randomId();
};
const nothing: Step = () => undefined;

/** A request by a method, prepared in some way, whose answer is lost. */
async function loseRequest(method: PaymentMethod, prepare: Step = nothing) {
  const checkout = await startAtPayment();
  const { platform, store } = checkout;
  platform.answerWallet = noAnswer;
  platform.answerLink = noAnswer;
  store.set(choosePaymentMethodAction, method);
  prepare(checkout);
  store.set(payAction);
  await untilPhase(checkout, 'unknown');
  return checkout;
}

describe('a second try of a lost request', () => {
  test('that is answered leaves nothing to warn of', async () => {
    const checkout = await loseRequest('wallet');
    const { host, platform, store } = checkout;
    host.advance(SECOND_TRY_AFTER_MS);
    platform.answerWallet = async () => anAnswer('p1', 'IN_PROGRESS');
    store.set(payAction);
    await payAgain(checkout);
    await untilPhase(checkout, 'waiting');
    expect(store.get(submissionAtom).status).toBe('idle');
  });

  test.each(['wallet', 'card'] as const)(
    'by %s sends the same key and the same body',
    async (method) => {
      const checkout = await loseRequest(method);
      const { host, platform, store } = checkout;
      host.advance(SECOND_TRY_AFTER_MS);
      store.set(payAction);
      await payAgain(checkout);
      const sent = () => [...platform.walletRequests, ...platform.linkRequests];
      await waitFor(() => expect(sent()).toHaveLength(2));
      const [first, second] = sent();
      expect(second).toEqual(first);
    },
  );

  test('that is abandoned before it is sent leaves the first one in the journal', async () => {
    const checkout = await loseRequest('wallet');
    const { host, store } = checkout;
    const [first] = entriesOf(checkout);
    host.advance(SECOND_TRY_AFTER_MS);
    store.set(payAction);
    await untilAskedAgain(checkout);
    const lock = holdLock(host);
    store.set(payAgainAction);
    await lock.isRequested;
    store.set(changePaymentAction);
    lock.release();
    await lock.isDone;
    await allIsAnswered();
    expect(sentBy(checkout)).toBe(1);
    expect(entriesOf(checkout)).toEqual([first]);
  });

  const CHANGES: readonly (readonly [string, Step, Step])[] = [
    ['name', nothing, ({ store }) => store.set(editContactAction, { name: 'Ana Costa' })],
    ['e-mail', nothing, ({ store }) => store.set(editContactAction, { email: 'a@example.com' })],
    ['invoice name', invoiceFor('Rui', '123456789'), invoiceFor('Ana', '123456789')],
    ['NIF', invoiceFor('Rui', '123456789'), invoiceFor('Rui', '999999990')],
    ['number', nothing, ({ store }) => store.set(walletPhoneAtom, { phone: '910000003' })],
    ['account', nothing, ({ store }) => store.set(userAtom, A_USER)],
  ];

  test.each(CHANGES)('with another %s has a key of its own', async (_, prepare, change) => {
    const checkout = await loseRequest('wallet', prepare);
    const { host, platform, store } = checkout;
    host.advance(SECOND_TRY_AFTER_MS);
    change(checkout);
    store.set(payAction);
    await payAgain(checkout);
    await waitFor(() => expect(platform.walletRequests).toHaveLength(2));
    const [first, second] = platform.walletRequests;
    expect(second?.intentKey).not.toBe(first?.intentKey);
  });

  test('whose answer is lost too is as long ago as the first one, which may have arrived', async () => {
    const checkout = await loseRequest('wallet');
    const { host, platform, store } = checkout;
    const since = host.now();
    host.advance(SECOND_TRY_AFTER_MS);
    store.set(payAction);
    await payAgain(checkout);
    await waitFor(() => expect(platform.walletRequests).toHaveLength(2));
    await untilPhase(checkout, 'unknown');
    await waitFor(() => expect(store.get(submissionAtom)).toMatchObject({ status: 'unknown' }));
    expect(store.get(submissionAtom)).toMatchObject({ since });
  });

  test('whose answer is lost too is known again: a third one with the same content sends its key', async () => {
    const checkout = await loseRequest('wallet');
    const { host, platform, store } = checkout;
    store.set(walletPhoneAtom, { phone: '910000003' });
    for (const count of [2, 3]) {
      host.advance(SECOND_TRY_AFTER_MS);
      store.set(payAction);
      await payAgain(checkout);
      await waitFor(() => expect(platform.walletRequests).toHaveLength(count));
      await untilPhase(checkout, 'unknown');
    }
    const [first, second, third] = platform.walletRequests;
    expect(third).toEqual(second);
    expect(third?.intentKey).not.toBe(first?.intentKey);
  });

  test.each([
    ['the same number has the same key', RUI.phone, true],
    ['another number has a key of its own', '910000003', false],
  ])('after a reload with %s; nothing personal was stored', async (_, phone, isSame) => {
    const before = await loseRequest('wallet');
    const after = await reloadPayment(before);
    const { platform, store, host } = after;
    drawRandomTexts(after);
    const stored = JSON.stringify([...host.stored]);
    for (const personal of Object.values(RUI)) expect(stored).not.toContain(personal);
    store.set(editContactAction, RUI);
    store.set(submitContactFormAction);
    store.set(walletPhoneAtom, { phone });
    store.set(payAction);
    await payAgain(after);
    await waitFor(() => expect(platform.walletRequests).toHaveLength(1));
    const keys = [before, after].map(({ platform: each }) => each.walletRequests[0]?.intentKey);
    expect(keys[0] === keys[1]).toBe(isSame);
  });

  const refused = async (): Promise<never> => {
    throw new ApiError('api', 'refused');
  };
  const settled = (checkout: Pick<Checkout, 'platform'>, count: number) =>
    waitFor(() => expect(checkout.platform.walletRequests).toHaveLength(count));

  test.each([
    ['the same', RUI.phone, 1],
    ['another number', '910000003', 2],
  ])('that is refused leaves the first one open: %s', async (_, phone, keys) => {
    const checkout = await loseRequest('wallet');
    const { host, platform, store } = checkout;
    platform.answerWallet = refused;
    host.advance(SECOND_TRY_AFTER_MS);
    store.set(walletPhoneAtom, { phone });
    store.set(payAction);
    await payAgain(checkout);
    await settled(checkout, 2);
    await untilPhase(checkout, 'unknown');
    expect(store.get(submissionAtom).status).toBe('unknown');
    const after = await reloadPayment(checkout);
    drawRandomTexts(after);
    after.store.set(editContactAction, RUI);
    after.store.set(submitContactFormAction);
    after.store.set(payAction);
    await payAgain(after);
    await settled(after, 1);
    const [first, second] = platform.walletRequests;
    const [third] = after.platform.walletRequests;
    expect(third?.intentKey).toBe(first?.intentKey);
    expect(new Set([first?.intentKey, second?.intentKey]).size).toBe(keys);
  });

  test('that is refused after a reload leaves the first one known to the next reload', async () => {
    const before = await loseRequest('wallet');
    const between = await reloadPayment(before);
    drawRandomTexts(between);
    between.platform.answerWallet = refused;
    between.store.set(editContactAction, { ...RUI, phone: '910000003' });
    between.store.set(submitContactFormAction);
    between.store.set(payAction);
    await payAgain(between);
    await settled(between, 1);
    await untilPhase(between, 'unknown');
    const after = await reloadPayment(between);
    for (const _ of [1, 2]) drawRandomTexts(after);
    after.store.set(editContactAction, RUI);
    after.store.set(submitContactFormAction);
    after.store.set(payAction);
    await payAgain(after);
    await settled(after, 1);
    expect(after.platform.walletRequests[0]).toEqual(before.platform.walletRequests[0]);
  });

  test('with a prize keeps its key over a reload', async () => {
    const before = await loseRequest('wallet', (checkout) => {
      const { store, server } = checkout;
      server.api.getPrizes = async () => [A_PRIZE];
      store.set(userAtom, A_USER);
      givePrizes(checkout, [A_PRIZE]);
      store.set(voucherAtom, { ...store.get(voucherAtom), prizeId: A_PRIZE.id });
    });
    const after = await reloadPayment(before, { user: A_USER });
    const { platform, store } = after;
    drawRandomTexts(after);
    givePrizes(after, [A_PRIZE]);
    store.set(editContactAction, RUI);
    store.set(submitContactFormAction);
    store.set(payAction);
    await payAgain(after);
    await waitFor(() => expect(platform.walletRequests).toHaveLength(1));
    expect(platform.walletRequests[0]).toEqual(before.platform.walletRequests[0]);
  });
});

describe('a request sent once more whose answer is lost', () => {
  async function loseResend() {
    const checkout = await startAtPayment();
    const { platform, store } = checkout;
    store.set(payAction);
    await untilPhase(checkout, 'waiting');
    platform.answerWallet = noAnswer;
    await store.set(resendAction);
    await payAgain(checkout);
    await untilPhase(checkout, 'unknown');
    return checkout;
  }

  test.each([
    ['at once', async (checkout: Checkout) => checkout],
    ['after a reload', async (checkout: Checkout) => reloadPayment(checkout)],
  ])('leaves the way back to the first payment and its clock, %s', async (_, goOn) => {
    const checkout = await goOn(await loseResend());
    const { host, platform, store } = checkout;
    expect(store.get(hasOpenPaymentAtom)).toBe(true);
    store.set(keepWaitingAction);
    expect(store.get(paymentViewAtom)).toBe('wallet');
    expect(store.get(waitAtom)).toMatchObject({ currentId: 'p1' });
    expect(store.get(submissionAtom).status).toBe('unknown');
    store.set(changePaymentAction);
    expect(store.get(submissionAtom).status).toBe('unknown');
    expect(store.get(hasOpenPaymentAtom)).toBe(true);
    platform.answerStatus = async (id) => anAnswer(id, 'COMPLETED');
    await waitFor(() => {
      host.showPage();
      expect(phaseOf(checkout)).toBe('completed');
    });
  });

  test.each([
    ['which cannot be looked at', async () => Promise.reject(new ApiError('network', 'no answer'))],
    ['about which nothing is known', () => new Promise<never>(() => undefined)],
  ])('keeps its key where the next press waits for the first payment, %s', async (_, answer) => {
    const checkout = await loseResend();
    const { host, platform, store } = checkout;
    platform.answerStatus = answer;
    host.advance(SECOND_TRY_AFTER_MS);
    store.set(payAction);
    await waitFor(() => expect(platform.asked).not.toHaveLength(0));
    const after = await reloadPayment(checkout);
    drawRandomTexts(after);
    expect(phaseOf(after)).toBe('unknown');
    after.store.set(editContactAction, RUI);
    after.store.set(submitContactFormAction);
    after.store.set(payAction);
    await payAgain(after);
    await waitFor(() => expect(after.platform.walletRequests).toHaveLength(1));
    expect(after.platform.walletRequests[0]).toEqual(platform.walletRequests[1]);
  });

  test('keeps its key while the first payment is looked at', async () => {
    const checkout = await loseResend();
    const { host, platform, store } = checkout;
    store.set(keepWaitingAction);
    host.advance(SECOND_TRY_AFTER_MS);
    await store.set(resendAction);
    await payAgain(checkout);
    await waitFor(() => expect(platform.walletRequests).toHaveLength(3));
    const [, second, third] = platform.walletRequests;
    expect(third).toEqual(second);
  });
});

test('a lost request beside a reference that is open: the screen shows an unknown outcome after the reload', async () => {
  const before = await startOpen('reference');
  const { platform, store } = before;
  store.set(payOtherwiseAction);
  store.set(choosePaymentMethodAction, 'wallet');
  platform.answerWallet = async () => Promise.reject(new ApiError('outcome_unknown', 'lost'));
  store.set(payAction);
  await payAgain(before);
  await untilPhase(before, 'unknown');
  const after = await reloadPayment(before);
  expect(after.store.get(waitAtom).phase).toBe('unknown');
  expect(after.store.get(voucherResultAtom)).toBeNull();
  expect(after.store.get(stepNoticeAtom)?.message).toEqual({ key: 'payment.unknown' });
});

test('after a reload the first step that shows names the reference of the request', async () => {
  const before = await loseRequest('wallet');
  const { store } = await reloadPayment(before);
  expect(store.get(stepNoticeAtom)).toMatchObject({
    message: { key: 'payment.unknown' },
    reference: referenceOf(before.platform.walletRequests[0]?.intentKey ?? ''),
  });
});

test('what the server says beside an answer that proves nothing stands beside the warning', async () => {
  const checkout = await startAtPayment();
  const { platform, store } = checkout;
  platform.answerWallet = async () => {
    throw new ApiError('outcome_unknown', '500', {
      status: 500,
      serverMessage: 'Tenta mais tarde.',
    });
  };
  store.set(payAction);
  await untilPhase(checkout, 'unknown');
  await waitFor(() =>
    expect(store.get(submissionAtom)).toMatchObject({ serverMessage: 'Tenta mais tarde.' }),
  );
});

test('a request that another tab has lost is not on the screen here, but asked about before this tab pays', async () => {
  const user = A_USER;
  const first = await openVoucherPage(createFakeHost(PAYMENT_NOW), {}, { user });
  first.platform.answerWallet = noAnswer;
  goToPayment(first);
  first.store.set(payAction);
  await untilPhase(first, 'unknown');
  const second = await openOtherTab(first, { user });
  expect(phaseOf(second)).toBe('choosing');
  expect(second.store.get(submissionAtom).status).toBe('idle');
  goToPayment(second);
  expect((await pressIsAsked(second))?.entry.paymentId).toBeNull();
});
