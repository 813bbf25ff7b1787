import { expect, it } from 'vitest';

import { accountMark } from '../user/account-mark.ts';
import { isPaymentOf, openPlan, parsePlanPayment } from './plan-payment.ts';
import type { PremiumPlan } from './premium-plan.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const YEARLY: PremiumPlan = {
  id: '3',
  description: 'Smart anual',
  period: '',
  useLimit: null,
  months: 12,
  priceCents: 299,
  totalPriceCents: 3588,
  url: 'https://pay.example/3',
};
const MONTHLY: PremiumPlan = { ...YEARLY, id: '4', totalPriceCents: 499 };
const opening = { plan: YEARLY, userId: '1001', now: NOW, newId: 'n-1' };
const first = openPlan(null, opening);

it('the page of a plan begins a payment of that plan', () => {
  expect(first).toMatchObject({ paymentId: 'n-1', since: NOW, plan: { id: '3' } });
  expect(isPaymentOf(first, '1001')).toBe(true);
  expect(isPaymentOf(first, '1002')).toBe(false);
});

it('the page of the same plan again is the same payment, at the price shown last', () => {
  const plan = { ...YEARLY, totalPriceCents: 3600 };
  const again = openPlan(first, { ...opening, plan, now: NOW + 1, newId: 'n-2' });
  expect(again).toMatchObject({
    paymentId: 'n-1',
    since: NOW + 1,
    plan: { totalPriceCents: 3600 },
  });
});

it('the page of another plan makes it unclear which is paid, and it stays so', () => {
  const second = openPlan(first, { ...opening, plan: MONTHLY, newId: 'n-2' });
  expect(second).toMatchObject({ paymentId: 'n-2', plan: null });
  expect(openPlan(second, { ...opening, newId: 'n-3' }).plan).toBeNull();
});

it('a page that somebody else opened says nothing of this account', () => {
  const other = openPlan(first, { ...opening, plan: MONTHLY, userId: '1002', newId: 'n-2' });
  expect(other).toMatchObject({ paymentId: 'n-2', plan: { id: '4' } });
});

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
