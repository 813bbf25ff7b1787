import { waitAtom } from '../../../submission/submission-atom.ts';
import { describe, expect, test } from 'vitest';

import { userAtom, configAtom } from '../../../context/checkout-context.ts';
import { PRIZES } from '../../account/state/prizes.ts';
import { givePrizes } from '../../../../test/support/state/give-prizes.ts';
import { priceAtom } from '../../vouchers/state/price-atoms.ts';
import { typedWalletPhoneAtom } from './payment-atoms.ts';
import { stepNoticeAtom } from '../../../context/problems.ts';
import { A_PRIZE, A_USER, aCampaign } from '../../../../test/support/state/fake-server.ts';
import {
  anAnswer,
  type Checkout,
  goToPayment,
  heardOf,
  payAgain,
  phaseOf,
  reloadPayment,
  sentBy,
  startAtPayment,
  startOpen,
  untilAskedAgain,
} from '../../../../test/support/state/start-at-payment.ts';
import { submitCountAtom, currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { voucherAtom } from '../../offer/state/choice-atoms.ts';
import { editContactAction, submitContactFormAction } from '../../contact/state/contact-form.ts';
import { setVoucherCountAction } from '../../vouchers/state/voucher-form-state.ts';
import { changePaymentAction, keepWaitingAction } from './payment-view.ts';
import { walletPhoneAtom } from './payment-form.ts';
import { payAction, resendAction } from './pay.ts';
import { waitFor } from '../../../../test/support/state/wait-for.ts';
import { RUI } from '../../../../test/support/state/fake-accounts.ts';
import { refreshAction, startCheckoutAction } from '../../../flow/state/start-checkout.ts';

type Step = (checkout: Checkout) => void;

const OTHER_PHONE = '910000003';

/** A wallet that is asked, at another number than the contact's. */
async function startWaiting(before: Step = () => undefined) {
  const checkout = await startAtPayment();
  before(checkout);
  const { store } = checkout;
  store.set(walletPhoneAtom, { phone: OTHER_PHONE });
  store.set(payAction);
  await waitFor(() => expect(store.get(waitAtom).phase).toBe('waiting'));
  return checkout;
}

const phonesOf = ({ platform }: Pick<Checkout, 'platform'>) =>
  platform.walletRequests.map(({ payload }) => payload.paymentPhoneNumber);
const noticeOf = ({ store }: Pick<Checkout, 'store'>) => store.get(stepNoticeAtom)?.message;

const usesPrize: Step = (checkout) => {
  const { store, server } = checkout;
  server.api.getPrizes = async () => [A_PRIZE];
  store.set(userAtom, A_USER);
  givePrizes(checkout, [A_PRIZE]);
  store.set(voucherAtom, { ...store.get(voucherAtom), prizeId: A_PRIZE.id });
};

describe('a wallet request that is sent once more', () => {
  test('uses the same number for the same purchase, regardless of later edits', async () => {
    const checkout = await startWaiting();
    const { platform, store } = checkout;
    store.set(changePaymentAction);
    store.set(walletPhoneAtom, { phone: '912345678' });
    store.set(setVoucherCountAction, () => 3);
    store.set(keepWaitingAction);
    await store.set(resendAction);
    await payAgain(checkout);
    await waitFor(() => expect(platform.walletRequests).toHaveLength(2));
    const [first, second] = platform.walletRequests;
    expect(second?.payload).toEqual(first?.payload);
    expect(second?.intentKey).not.toBe(first?.intentKey);
  });

  test.each([
    ['another price', 500],
    ['the same price', 4500],
  ])(
    'is repeated for a smart reservation while that is what the page sells, and not for the voucher after it at %s',
    async (_, chargeValueCents) => {
      const checkout = await startAtPayment({ defaultView: 'premium' }, { chargeValueCents });
      const { platform, store } = checkout;
      store.set(walletPhoneAtom, { phone: OTHER_PHONE });
      store.set(payAction);
      await waitFor(() => expect(store.get(waitAtom).phase).toBe('waiting'));
      await store.set(resendAction);
      await payAgain(checkout);
      await waitFor(() => expect(platform.walletRequests).toHaveLength(2));
      await waitFor(() => expect(store.get(waitAtom).phase).toBe('waiting'));
      store.set(configAtom, { ...store.get(configAtom), defaultView: 'voucher' });
      await store.set(resendAction);
      expect(noticeOf(checkout)).toEqual({ key: 'payment.resend.changed' });
      expect(platform.walletRequests).toHaveLength(2);
    },
  );

  test('after a reload asks for the number first, and never uses another one', async () => {
    const after = await reloadPayment(await startWaiting());
    const { store, platform } = after;
    await store.set(resendAction);
    expect(platform.walletRequests).toEqual([]);
    expect(store.get(waitAtom)).toMatchObject({ phase: 'choosing' });
    expect(store.get(typedWalletPhoneAtom)).toEqual({ prefix: '+351', phone: '' });
    expect(noticeOf(after)).toEqual({ key: 'payment.resend.number' });
    store.set(editContactAction, { name: 'Rui', email: 'rui@example.com', phone: '912345678' });
    store.set(submitContactFormAction);
    store.set(payAction);
    expect(platform.walletRequests).toEqual([]);
    store.set(walletPhoneAtom, { phone: OTHER_PHONE });
    store.set(payAction);
    await payAgain(after);
    await waitFor(() => expect(phonesOf(after)).toEqual([`+351${OTHER_PHONE}`]));
  });

  test('is not sent as a guest once the sign-in has ended: the new total is shown first', async () => {
    const checkout = await startWaiting(({ store }) => store.set(userAtom, A_USER));
    const { store, platform } = checkout;
    store.set(userAtom, null);
    await store.set(resendAction);
    expect(platform.walletRequests).toHaveLength(1);
    expect(store.get(waitAtom)).toMatchObject({ phase: 'choosing', payments: [{ isOpen: true }] });
    expect(noticeOf(checkout)).toEqual({ key: 'payment.resend.changed' });
    expect(store.get(typedWalletPhoneAtom)?.phone).toBe(OTHER_PHONE);
  });

  test('uses the prize of the first', async () => {
    const checkout = await startWaiting(usesPrize);
    const { store, platform } = checkout;
    await store.set(resendAction);
    await payAgain(checkout);
    await waitFor(() => expect(platform.walletRequests).toHaveLength(2));
    const prizes = platform.walletRequests.map(({ payload }) => payload.prizeTransactionId);
    expect(prizes).toEqual([9, 9]);
  });

  test('is not sent by a yes to a question during which the prize was spent: the new total is shown first', async () => {
    const checkout = await startWaiting(usesPrize);
    const { store, platform, server } = checkout;
    await store.set(resendAction);
    await untilAskedAgain(checkout);
    server.api.getPrizes = async () => [];
    await payAgain(checkout);
    await waitFor(() => expect(noticeOf(checkout)).toEqual({ key: 'account.prizeChanged' }));
    expect(platform.walletRequests).toHaveLength(1);
    expect(phaseOf(checkout)).toBe('waiting');
  });

  test('is not sent without a prize that is gone: the new total is shown first', async () => {
    const checkout = await startWaiting(usesPrize);
    const { store, platform } = checkout;
    givePrizes(checkout, []);
    await store.set(resendAction);
    expect(platform.walletRequests).toHaveLength(1);
    expect(noticeOf(checkout)).toEqual({ key: 'payment.resend.changed' });
  });

  test('is not sent once the page has loaded another price: the new total is shown first', async () => {
    const checkout = await startWaiting();
    const { server, store, platform } = checkout;
    server.campaign = aCampaign({ offer: true, offerPriceCents: 6000 });
    await store.set(refreshAction);
    await store.set(resendAction);
    expect(noticeOf(checkout)).toEqual({ key: 'payment.resend.changed' });
    expect(platform.walletRequests).toHaveLength(1);
    expect(store.get(priceAtom)?.totalCents).toBe(6000);
  });

  test('after a reload that lost the prize says that the total is another one', async () => {
    const before = await startWaiting(usesPrize);
    const after = await reloadPayment(before, { user: A_USER });
    await after.store.set(resendAction);
    expect(after.platform.walletRequests).toEqual([]);
    expect(noticeOf(after)).toEqual({ key: 'payment.resend.changed' });
  });

  test('reads a prize that could not be read at the reload: the total is the same, only the number is asked for', async () => {
    const { server, store } = await reloadPayment(await startWaiting(usesPrize), { user: A_USER });
    store.set(PRIZES.forget);
    server.api.getPrizes = async () => [A_PRIZE];
    await store.set(resendAction);
    expect(noticeOf({ store })).toEqual({ key: 'payment.resend.number' });
  });

  test('does not read the prizes where none is used', async () => {
    const checkout = await startWaiting(({ store }) => store.set(userAtom, A_USER));
    checkout.server.api.getPrizes = async () => expect.unreachable();
    await checkout.store.set(resendAction);
    await untilAskedAgain(checkout);
    expect(heardOf(checkout, 'error')).toEqual([]);
  });

  test('is not sent for a payment that was paid while the prizes were read', async () => {
    const checkout = await startWaiting(usesPrize);
    const { store, platform } = checkout;
    platform.answerStatus = async (id) => anAnswer(id, 'COMPLETED');
    store.set(PRIZES.forget);
    const sending = store.set(resendAction);
    checkout.host.showPage();
    await sending;
    await waitFor(() => expect(store.get(waitAtom).phase).toBe('completed'));
    expect(platform.walletRequests).toHaveLength(1);
  });

  test('after a restart of the checkout still uses the typed number', async () => {
    const checkout = await startWaiting();
    await checkout.store.set(startCheckoutAction);
    await waitFor(() => expect(phaseOf(checkout)).toBe('waiting'));
    goToPayment(checkout);
    await checkout.store.set(resendAction);
    await payAgain(checkout);
    await waitFor(() =>
      expect(phonesOf(checkout)).toEqual([`+351${OTHER_PHONE}`, `+351${OTHER_PHONE}`]),
    );
  });

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
    expect(store.get(submitCountAtom)).toBeGreaterThan(0);
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
    ['its total where no user is signed in', A_USER, null, 'warning', 'changed'],
    ['its total where a guest has signed in since', null, A_USER, 'warning', 'changed'],
  ] as const)('after a reload asks for %s', async (_, payer, later, tone, key) => {
    const before = await startOpen('wallet', ({ store }) => store.set(userAtom, payer));
    // Whose payment it is has to be known before the server answers.
    const answerStatus = () => new Promise<never>(() => undefined);
    const { platform, store } = await reloadPayment(before, { user: later, answerStatus });
    await store.set(resendAction);
    expect(store.get(stepNoticeAtom)).toEqual({
      tone,
      message: { key: `payment.resend.${key}` },
    });
    expect(platform.walletRequests).toEqual([]);
  });

  test('is not sent for another account, nor with another prize', async () => {
    const checkout = await startOpen('wallet', usesPrize);
    const { store } = checkout;
    const isRefused = async () => {
      await store.set(resendAction);
      expect(store.get(stepNoticeAtom)?.message).toEqual({ key: 'payment.resend.changed' });
      expect(sentBy(checkout)).toBe(1);
      store.set(stepNoticeAtom, null);
      store.set(keepWaitingAction);
    };
    givePrizes(checkout, [{ ...A_PRIZE, id: '8' }]);
    await isRefused();
    store.set(userAtom, RUI);
    givePrizes(checkout, [A_PRIZE]);
    await isRefused();
  });
});
