import { describe, expect, test } from 'vitest';

import { JOURNAL_PREFIX, OWN_PREFIX } from '../rules/journal/journal-prefix.ts';
import { voucherResultAtom, waitAtom } from './payment-atoms.ts';
import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import {
  anAnswer,
  entriesOf,
  openVoucherPage,
  PAYMENT_NOW,
} from '../../../../test/support/state/start-at-payment.ts';
import { waitFor } from '../../../../test/support/state/wait-for.ts';

describe('what 0.1.16 has kept', () => {
  const KEY = 'merchant-checkout:1:0:booking_voucher:1:-:102:-:-';
  const PLAN = 'merchant-checkout:1:0:plan';
  const open = { paymentId: 'p7', channel: 'wallet', requestedAt: PAYMENT_NOW };

  test('that was not on the screen is followed beside the methods', async () => {
    const host = createFakeHost(PAYMENT_NOW);
    const payment = { payments: [open], currentId: null };
    host.storage.write(KEY.replace('102', '101'), JSON.stringify({ payment }));
    const { platform, store } = await openVoucherPage(host);
    await waitFor(() => expect(platform.asked).toEqual(['p7']));
    expect(store.get(waitAtom)).toMatchObject({ phase: 'choosing', currentId: null });
  });

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
  ] as const)('by an unknown method, through a %s, counts as %s', async (channel, method) => {
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
  });
});
