import { expect, test } from 'vitest';

import { userAtom } from '../../../context/checkout-context.ts';
import { SECOND_TRY_AFTER_MS } from '../../../lib/limits.ts';
import { ApiError } from '../../../platform/api/http/api-error.ts';
import { holdLock } from '../../../../test/support/host/held-lock.ts';
import { A_USER } from '../../../../test/support/state/fake-server.ts';
import {
  entriesOf,
  payAgain,
  sentBy,
  startAtPayment,
  untilAskedAgain,
  untilPhase,
} from '../../../../test/support/state/start-at-payment.ts';
import { allIsAnswered, waitFor } from '../../../../test/support/state/wait-for.ts';
import { payAction } from './pay.ts';

test('a yes to a second try of a lost request is for that try: a third one is asked about again', async () => {
  const checkout = await startAtPayment();
  const { host, platform, store } = checkout;
  platform.answerWallet = async () => {
    throw new ApiError('outcome_unknown', 'no answer');
  };
  store.set(payAction);
  await untilPhase(checkout, 'unknown');
  host.advance(SECOND_TRY_AFTER_MS);
  store.set(payAction);
  await payAgain(checkout);
  await waitFor(() => expect(sentBy(checkout)).toBe(2));
  await untilPhase(checkout, 'unknown');
  host.advance(SECOND_TRY_AFTER_MS);
  store.set(payAction);
  await untilAskedAgain(checkout);
  expect(sentBy(checkout)).toBe(2);
});

test('a press whose account signs out while another tab holds the lock is not sent', async () => {
  const checkout = await startAtPayment();
  const { host, store } = checkout;
  store.set(userAtom, A_USER);
  const lock = holdLock(host);
  store.set(payAction);
  await lock.isRequested;
  store.set(userAtom, null);
  lock.release();
  await lock.isDone;
  await untilPhase(checkout, 'choosing');
  await allIsAnswered();
  expect(sentBy(checkout)).toBe(0);
  expect(entriesOf(checkout)).toEqual([]);
});
