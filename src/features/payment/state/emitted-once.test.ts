import { waitAtom } from '../../../submission/submission-atom.ts';
import { expect, test } from 'vitest';

import { A_USER } from '../../../../test/support/state/fake-server.ts';
import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import {
  anAnswer,
  goToPayment,
  heardOf,
  openOtherTab,
  openVoucherPage,
  payAgain,
  PAYMENT_NOW,
  stepOf,
  untilPhase,
} from '../../../../test/support/state/start-at-payment.ts';
import { allIsAnswered, waitFor } from '../../../../test/support/state/wait-for.ts';
import { payAction, resendAction } from './pay.ts';

/** The offer in two tabs of a signed-in customer, who has a payment waiting in the first; both see it. */
async function openTwoTabs() {
  const first = await openVoucherPage(createFakeHost(PAYMENT_NOW), {}, { user: A_USER });
  goToPayment(first);
  first.store.set(payAction);
  await untilPhase(first, 'waiting');
  const second = await openOtherTab(first, { user: A_USER });
  await waitFor(() => expect(second.store.get(waitAtom).payments).toHaveLength(1));
  return [first, second] as const;
}

const purchasesOf = (tab: Parameters<typeof heardOf>[0]) =>
  heardOf(tab, 'track').filter((detail) => JSON.stringify(detail).includes('"purchase"'));

/** The server confirms a payment; both tabs see it in order. */
async function confirmIn(tabs: Awaited<ReturnType<typeof openTwoTabs>>, paidId = 'p1') {
  for (const { platform, host, store } of tabs) {
    platform.answerStatus = async (id) => anAnswer(id, id === paidId ? 'COMPLETED' : 'IN_PROGRESS');
    host.showPage();
    await waitFor(() => expect(stepOf({ store })).toBe('success'));
    await allIsAnswered();
  }
}

test('a payment that two tabs follow is emitted as paid and measured as a purchase in one of them', async () => {
  const tabs = await openTwoTabs();
  await confirmIn(tabs);
  expect(tabs.map((tab) => heardOf(tab, 'pending').length)).toEqual([1, 0]);
  expect(tabs.map((tab) => heardOf(tab, 'paid').length)).toEqual([1, 0]);
  expect(tabs.map((tab) => purchasesOf(tab).length)).toEqual([1, 0]);
});

test('a payment with which the platform answers a second request too is emitted as pending and paid once', async () => {
  const tabs = await openTwoTabs();
  const [first] = tabs;
  first.platform.answerWallet = async () => anAnswer('p1', 'IN_PROGRESS');
  first.host.advance(60_000);
  void first.store.set(resendAction);
  await payAgain(first);
  await waitFor(() => expect(first.platform.walletRequests).toHaveLength(2));
  await untilPhase(first, 'waiting');
  await confirmIn(tabs);
  expect(tabs.flatMap((tab) => heardOf(tab, 'pending'))).toHaveLength(1);
  expect(tabs.flatMap((tab) => heardOf(tab, 'paid'))).toHaveLength(1);
});
