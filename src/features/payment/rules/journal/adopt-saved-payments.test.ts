import { describe, expect, it } from 'vitest';

import { accountMark } from '../../../../lib/user-session.ts';
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
    ['with an unknown method', { payment: payment({ method: 'coins' }) }],
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

  it('has every payment that was open, and which of them was on the screen', () => {
    const older = { ...WALLET, paymentId: 'p0' };
    const found = adopt({ payment: payment({ payments: [older, WALLET] }) });
    expect(found.map(({ entry, isShown, mark }) => [entry?.paymentId, isShown, mark])).toEqual([
      ['p0', false, null],
      ['p1', true, null],
    ]);
  });

  it('knows the way back from the provider’s page', () => {
    const [found] = adopt({ payment: payment({ nonce: 'n-1', ownParams: ['status'] }) });
    expect(found?.entry).toMatchObject({ nonce: 'n-1', ownParams: ['status'] });
  });

  it('is of the entity and the campaign that it was kept under', () => {
    const places = ['77:33:101:AB12:44', '7:3:-:-:4', 'odd'].map((tail) => {
      const [found] = adopt(
        { payment: payment() },
        `merchant-checkout:1:0:booking_voucher:${tail}`,
      );
      return [found?.entry?.entityId, found?.entry?.target];
    });
    expect(places).toEqual([
      ['77', '101'],
      ['7', ''],
      ['1', ''],
    ]);
  });

  it('has a payment of which neither the way nor the purchase is known: it may still be charged', () => {
    const bare = { paymentId: 'p1', requestedAt: SINCE };
    const [found] = adopt({ payment: payment({ payments: [bare] }) });
    expect(found?.entry).toMatchObject({
      channel: 'link',
      since: SINCE,
      until: null,
      method: null,
    });
  });

  it('has the request that was cut off, and by what it is known again', () => {
    const pendingIntent = { channel: 'wallet', intentKey: 'i1', since: SINCE };
    const own = { payments: [], pendingIntent, mark: 'm', nonce: 'n-1', ownParams: ['status'] };
    const [found, ...more] = adopt({ payment: payment(own) });
    expect(more).toEqual([]);
    expect(found).toMatchObject({ key: 'i1', isShown: true, mark: 'm' });
    expect(found?.entry).toMatchObject({
      kind: 'voucher',
      target: '101',
      since: SINCE,
      method: 'wallet',
      channel: 'wallet',
      paymentId: null,
      nonce: 'n-1',
      ownParams: ['status'],
    });
  });

  it('has a request that was cut off whatever else is unreadable of it', () => {
    const pendingIntent = { intentKey: 'i1', since: SINCE };
    const own = { payments: 7, pendingIntent, method: 'coins', mark: 7 };
    const [found] = adopt({ payment: payment(own) });
    expect(found).toMatchObject({ key: 'i1', mark: null });
    expect(found?.entry).toMatchObject({ channel: 'link', method: null, since: SINCE });
  });

  it('has an order that is paid by link, whatever its reference looks like', () => {
    const reservation = { transactionId: 'FT 2026/123', valueChargedCents: 1500 };
    const orderPayment = { url: 'https://pay.example/1', nonce: 'n', ownParams: [], hint: null };
    const key = 'merchant-checkout:1:0:product-checkout:1:33:-:-:-';
    const [found] = adopt({ savedAt: SINCE, payment: null, reservation, orderPayment }, key);
    expect(found).toMatchObject({
      key: accountMark('order', 'FT 2026/123'),
      isShown: true,
      mark: null,
    });
    expect(found?.entry).toMatchObject({
      kind: 'order',
      since: SINCE,
      target: '33',
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
    expect(found).toMatchObject({ key: 'n1', isShown: false, mark: null });
    expect(found?.entry).toMatchObject({
      entityId: '1',
      kind: 'premium',
      target: '',
      owner: 'account',
      since: SINCE,
      paymentId: 'n1',
      mark: 'abc',
      planId: '3',
      shownCents: 3588,
    });
  });

  it('has the pages of several plans, where it is unknown which was paid', () => {
    const saved = { paymentId: 'n1', since: SINCE, plan: null, mark: 'abc' };
    const [found] = adopt(saved, 'merchant-checkout:1:0:plan');
    expect(found?.entry).toMatchObject({ kind: 'premium', planId: null, shownCents: null });
  });

  it('is no plan where what lies under its key is none', () => {
    expect(adoptSavedPayments('merchant-checkout:1:0:plan', '{"plan":7}', '1')).toEqual([]);
  });

  it.each(['', 'null', '[]', '{"payment":7}', '{"payment":{"payments":{}}}', '{'])(
    'is nothing in %s',
    (text) => expect(adoptSavedPayments(KEY, text, '1')).toEqual([]),
  );
});

it('an account has another mark for each payment, which does not reveal the account', () => {
  expect(accountMark('n-1', '1001')).not.toBe(accountMark('n-2', '1001'));
  expect(accountMark('n-1', '1001')).not.toContain('1001');
});
