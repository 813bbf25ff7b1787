import { describe, expect, test } from 'vitest';

import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import {
  anAnswer,
  entriesOf,
  goToPayment,
  heardOf,
  openVoucherPage,
  PAYMENT_NOW,
  phaseOf,
  reloadPayment,
  sentBy,
  startOpen,
  stepOf,
} from '../../../../test/support/state/start-at-payment.ts';
import { allIsAnswered, waitFor } from '../../../../test/support/state/wait-for.ts';
import { configAtom } from '../../../context/checkout-context.ts';
import { savedStateKeyAtom } from '../../../flow/state/saved-state.ts';
import { payAction } from './pay.ts';

const A = { middleware: 'https://a.example/mw' };
const B = { middleware: 'https://b.example/mw' };

/** A payment that is open at A, and the same tab's next page, whose element names another middleware. */
async function openAtB() {
  const atA = await startOpen('wallet', ({ store }) =>
    store.set(configAtom, { ...store.get(configAtom), ...A }),
  );
  const host = createFakeHost(PAYMENT_NOW + 1_000, undefined, atA.host.sharedValues);
  for (const [key, value] of atA.host.stored) host.storage.write(key, value);
  // Each page of the fakes counts its ids from one; a browser's are random.
  for (let used = 0; used < 100; used += 1) host.randomId();
  const atB = await openVoucherPage(host, { ...atA.store.get(configAtom), ...B });
  return { atA, atB };
}

describe('a payment that is open at one middleware', () => {
  test('is kept with its origin alone', async () => {
    const { atA } = await openAtB();
    expect(entriesOf(atA)).toMatchObject([{ origin: 'https://a.example' }]);
  });

  test('is neither shown nor asked about by an element of another one', async () => {
    const { atB } = await openAtB();
    await allIsAnswered();
    expect(phaseOf(atB)).toBe('choosing');
    expect(atB.platform.asked).toEqual([]);
    expect(heardOf(atB, 'paid')).toEqual([]);
  });

  test('stops no purchase of the same number at another one', async () => {
    const { atA, atB } = await openAtB();
    goToPayment(atB);
    atB.platform.answerWallet = async () => anAnswer('p1', 'COMPLETED');
    atB.store.set(payAction);
    await waitFor(() => expect(stepOf(atB)).toBe('success'));
    expect(sentBy(atB)).toBe(1);
    // The payment at A has the same number, and stays open.
    expect(entriesOf(atA)).toMatchObject([{ origin: 'https://a.example', paymentId: 'p1' }]);
  });

  test('is resumed at another address of the same origin', async () => {
    const { atA } = await openAtB();
    atA.store.set(configAtom, { ...atA.store.get(configAtom), middleware: 'https://a.example/v2' });
    const after = await reloadPayment(atA);
    await waitFor(() => expect(phaseOf(after)).toBe('waiting'));
  });
});

test('what a customer has begun at one middleware is not offered at another one', async () => {
  const { atA, atB } = await openAtB();
  expect(atA.store.get(savedStateKeyAtom)).not.toBe(atB.store.get(savedStateKeyAtom));
});
