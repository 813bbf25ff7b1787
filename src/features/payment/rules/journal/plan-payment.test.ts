import { expect, it } from 'vitest';

import { accountMark } from '../../../../lib/user-session.ts';
import { parsePlanPayment } from './plan-payment.ts';

const first = {
  paymentId: 'n-1',
  since: Date.parse('2026-11-20T10:00:00Z'),
  plan: { id: '3', totalPriceCents: 3588 },
  mark: accountMark('n-1', '1001'),
};

it('a mark is another one for each payment, and holds no account', () => {
  expect(accountMark('n-1', '1001')).not.toBe(accountMark('n-2', '1001'));
  expect(accountMark('n-1', '1001')).not.toContain('1001');
});

it('is read back from storage as it was kept, and from nothing else', () => {
  expect(parsePlanPayment(JSON.stringify(first))).toEqual(first);
  for (const stored of ['', 'null', '1763632800000', '{}', JSON.stringify({ ...first, plan: 3 })]) {
    expect(parsePlanPayment(stored)).toBeNull();
  }
});
