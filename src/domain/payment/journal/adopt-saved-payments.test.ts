import { describe, expect, it } from 'vitest';

import { accountMark } from '../../user/account-mark.ts';
import { adoptSavedPayments } from './adopt-saved-payments.ts';
import { parseEntry } from './journal-entry.ts';

const KEY = 'merchant-checkout:1:my:element:booking_voucher:1:-:101:-:-';
/** The same wherever it is found. */
const P1 = accountMark('voucher', 'p1');
const SINCE = Date.parse('2026-11-20T10:00:00Z');

const WALLET = {
  paymentId: 'p1',
  channel: 'wallet',
  requestedAt: SINCE,
  purchase: {
    owner: 'guest',
    method: 'wallet',
    count: 2,
    shownCents: 9000,
    chargedCents: null,
    url: null,
    reference: null,
  },
};

const payment = (own: Record<string, unknown> = {}) => ({
  kind: 'voucher',
  method: 'wallet',
  payments: [WALLET],
  currentId: 'p1',
  pendingIntent: null,
  mark: null,
  nonce: null,
  ownParams: [],
  ...own,
});

const adopt = (saved: unknown, key = KEY) =>
  adoptSavedPayments(key, JSON.stringify(saved), '1').map((found) => ({
    ...found,
    entry: parseEntry(found.key, JSON.stringify(found.record)),
  }));

describe('what version 0.1.16 had saved as open', () => {
  it('is taken over with its purchase, its clock and its amount', () => {
    const [found, ...more] = adopt({ version: 1, payment: payment() });
    expect(more).toEqual([]);
    expect(found).toMatchObject({ key: P1, isShown: true });
    expect(found?.entry).toMatchObject({
      entityId: '1',
      kind: 'voucher',
      target: '101',
      since: SINCE,
      method: 'wallet',
      channel: 'wallet',
      paymentId: 'p1',
      count: 2,
      shownCents: 9000,
      owner: 'guest',
    });
  });

  it.each([
    ['of another version', { version: 7, payment: payment() }],
    ['with a step that was renamed', { stack: [{ flow: 'x', step: 1 }], payment: payment() }],
    ['with a method that nobody knows', { payment: payment({ method: 'coins' }) }],
    ['with a neighbour that is unreadable', { payment: payment({ payments: [null, WALLET] }) }],
  ])('is taken over out of a record %s', (_, saved) => {
    expect(adopt(saved).map(({ key }) => key)).toEqual([P1]);
  });

  it('keeps a reference as long as its bank does', () => {
    const expiresAt = SINCE + 200_000_000;
    const reference = { entity: '11111', reference: '123456789', amountCents: 9000, expiresAt };
    const purchase = { ...WALLET.purchase, method: 'reference', reference };
    const link = { ...WALLET, channel: 'link', purchase };
    const [found] = adopt({ payment: payment({ payments: [link] }) });
    expect(found?.entry).toMatchObject({ until: expiresAt, reference });
  });

  it('has the request that was cut off, and by what it is known again', () => {
    const pendingIntent = { channel: 'wallet', intentKey: 'i1', since: SINCE };
    const [found] = adopt({ payment: payment({ payments: [], pendingIntent, mark: 'm' }) });
    expect(found).toMatchObject({ key: 'i1', mark: 'm', entry: { paymentId: null } });
  });

  it('has an order that is paid by link, whatever its reference looks like', () => {
    const reservation = { transactionId: 'FT 2026/123', valueChargedCents: 1500 };
    const orderPayment = { url: 'https://pay.example/1', nonce: 'n', ownParams: [], hint: null };
    const key = 'merchant-checkout:1:0:product-checkout:1:3:-:-:-';
    const [found] = adopt({ savedAt: SINCE, payment: null, reservation, orderPayment }, key);
    expect(found?.entry).toMatchObject({
      kind: 'order',
      target: '3',
      paymentId: 'FT 2026/123',
      url: 'https://pay.example/1',
      nonce: 'n',
      shownCents: 1500,
    });
  });

  it('has a plan whose page was opened', () => {
    const plan = { id: '3', totalPriceCents: 3588 };
    const saved = { paymentId: 'n1', since: SINCE, plan, mark: 'abc' };
    const [found] = adopt(saved, 'merchant-checkout:1:0:plan');
    expect(found).toMatchObject({ key: 'n1', isShown: false });
    expect(found?.entry).toMatchObject({ kind: 'premium', mark: 'abc', planId: '3' });
  });

  it.each(['', 'null', '[]', '{"payment":7}', '{"payment":{"payments":{}}}', '{'])(
    'is nothing in %s',
    (text) => expect(adoptSavedPayments(KEY, text, '1')).toEqual([]),
  );
});
