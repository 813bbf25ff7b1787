import { waitAtom } from '../../../submission/submission-atom.ts';
import { expect, test } from 'vitest';

import { WALLET_POLL_MS } from '../../../lib/limits.ts';
import { createFakeClock, createFakeHost } from '../../../../test/support/state/fake-host.ts';
import { A_USER } from '../../../../test/support/state/fake-server.ts';
import {
  anAnswer,
  goToPayment,
  openVoucherPage,
  PAYMENT_NOW,
  stepOf,
  untilPhase,
} from '../../../../test/support/state/start-at-payment.ts';
import { allIsAnswered, waitFor } from '../../../../test/support/state/wait-for.ts';
import { endRunAction } from '../../../context/checkout-context.ts';
import { payAction } from './pay.ts';

/** Two elements of one page with the same offer, whose signed-in customer has a payment waiting in the first. */
async function openTwoElements(laterMs = 0) {
  const clock = createFakeClock(PAYMENT_NOW);
  const shared = new Map<string, string>();
  const page = {};
  const open = () =>
    openVoucherPage(
      Object.assign(createFakeHost(PAYMENT_NOW, clock, shared), { page }),
      {},
      { user: A_USER },
    );
  const first = await open();
  goToPayment(first);
  first.store.set(payAction);
  await untilPhase(first, 'waiting');
  clock.advance(laterMs);
  const second = await open();
  await waitFor(() => expect(second.store.get(waitAtom).payments).toHaveLength(1));
  await allIsAnswered();
  const asked = () => [first, second].flatMap(({ platform }) => platform.asked).length;
  return { clock, first, second, elements: [first, second], asked };
}

test.each([0, 7_000])(
  'two elements of a page ask about a payment once in each interval, the second %i ms later',
  async (laterMs) => {
    const { clock, asked } = await openTwoElements(laterMs);
    const before = asked();
    for (let interval = 1; interval <= 4; interval += 1) {
      clock.advance(WALLET_POLL_MS);
      await allIsAnswered();
      expect(asked() - before).toBe(interval);
    }
  },
);

test('when the page is shown again, its elements ask once together', async () => {
  const { elements, asked } = await openTwoElements();
  const before = asked();
  for (const { host } of elements) host.showPage();
  await allIsAnswered();
  expect(asked() - before).toBe(1);
});

test('what one element learns, the other shows at once', async () => {
  const { clock, elements } = await openTwoElements(7_000);
  for (const { platform } of elements) {
    platform.answerStatus = async (id) => anAnswer(id, 'COMPLETED');
  }
  clock.advance(WALLET_POLL_MS);
  await allIsAnswered();
  expect(elements.map(stepOf)).toEqual(['success', 'success']);
});

test('an element that is removed while its question is on the way leaves the other to ask again', async () => {
  const { clock, elements, first, second } = await openTwoElements();
  let cancel = () => {};
  first.platform.answerStatus = () =>
    new Promise((_, reject) => (cancel = () => reject(new DOMException('', 'AbortError'))));
  for (const { host } of elements) host.showPage();
  first.store.set(endRunAction);
  cancel();
  await allIsAnswered();
  second.platform.answerStatus = async (id) => anAnswer(id, 'COMPLETED');
  clock.advance(WALLET_POLL_MS);
  await waitFor(() => expect(stepOf(second)).toBe('success'));
});
