import { describe, expect, it } from 'vitest';

import { groupReference } from '../../../lib/payment/bank-reference.ts';
import {
  buildLinkPayload,
  buildWalletPayload,
  requestChecksum,
  type PaymentInput,
  type PaymentRequest,
} from './payment-payload.ts';
import {
  DEFAULT_PAYMENT_METHOD,
  PAYMENT_METHODS,
  PAYMENT_METHOD_ORDER,
} from '../../../lib/payment/payment-method.ts';
import { initialWalletPhone, walletPhoneIssue, walletTimeLeft } from './wallet.ts';

const NOW = Date.parse('2027-03-27T10:00:30.500Z');

const INPUT: PaymentInput = {
  method: 'wallet',
  variant: 'gift',
  campaignId: '110',
  campaignType: 1,
  count: 3,
  prizeId: '7001',
  invoice: { needVatInvoice: true, name: ' Ana Lopes ', vatId: 'PT 501 442 600' },
  name: ' Ana Ferreira Lopes ',
  email: ' ana@example.com ',
  now: NOW,
};

describe('the wallet request', () => {
  it('has every field of payment.hipayMbwayPaymentRequest', () => {
    expect(buildWalletPayload(INPUT, { prefix: '+351', phone: '910 000 001' })).toEqual({
      expireDate: '2027-03-29T10:00:30Z',
      invoiceName: 'Ana Lopes',
      invoiceFiscalId: '501442600',
      onBehalfOfName: 'Ana Ferreira Lopes',
      campaignId: 110,
      campaignTypeId: 1,
      quantityPurchased: 3,
      prizeTransactionId: 7001,
      paymentMethod: 'mbway',
      paymentPhoneNumber: '+351910000001',
      paymentReservationType: 'voucher',
      email: 'ana@example.com',
    });
  });

  it('sends no invoice that is not wanted and no prize that is not chosen', () => {
    const invoice = { needVatInvoice: false, name: 'Ana', vatId: '501442600' };
    const payload = buildWalletPayload(
      { ...INPUT, invoice, prizeId: null, variant: 'premium' },
      { prefix: '+351', phone: '910000001' },
    );
    expect(payload).toMatchObject({
      invoiceName: null,
      invoiceFiscalId: null,
      prizeTransactionId: null,
      paymentReservationType: 'premium',
    });
  });

  it.each(['+351 910 000 001', '00351910000001', '351910000001', '910-000-001'])(
    'sends the number pasted as "%s" in one form',
    (phone) => {
      const { paymentPhoneNumber } = buildWalletPayload(INPUT, { prefix: '+351', phone });
      expect(paymentPhoneNumber).toBe('+351910000001');
    },
  );
});

describe('the payment link', () => {
  it.each([
    ['card', 'credit-card'],
    ['reference', 'multibanco'],
  ] as const)('for a %s is the same minus phone, plus returnUrl', (method, paymentMethod) => {
    const wallet = { prefix: '+351', phone: '910000001' };
    const { paymentPhoneNumber: _, ...common } = buildWalletPayload(INPUT, wallet);
    const returnUrl = 'https://shop.example.pt/?mc-return=payment';
    expect(buildLinkPayload({ ...INPUT, method }, returnUrl)).toEqual({
      ...common,
      paymentMethod,
      returnUrl,
    });
  });
});

it('a wallet is asked by a push, which is the way unless another is chosen; the others lead to a page', () => {
  expect(DEFAULT_PAYMENT_METHOD).toBe('wallet');
  const channels = PAYMENT_METHOD_ORDER.map((method) => PAYMENT_METHODS[method].channel);
  expect(channels).toEqual(['wallet', 'link', 'link']);
});

describe('the mark of a request', () => {
  const phone = { prefix: '+351', phone: '910000001' };
  const REQUEST: PaymentRequest = { ...INPUT, phone, userId: null, unitCents: 4200 };
  const LINK: PaymentRequest = { ...REQUEST, method: 'card', phone: null };
  const PAGE = 'https://shop.example.pt/';

  it.each([
    ['wallet', REQUEST],
    ['link', LINK],
  ])('by %s is the same for the same, whenever it is sent', (_, request) => {
    const later: PaymentInput & PaymentRequest = { ...request, now: NOW + 1 };
    expect(requestChecksum('k1', later, PAGE)).toBe(requestChecksum('k1', request, PAGE));
  });

  it.each([
    ['number', { ...REQUEST, phone: { prefix: '+351', phone: '910000002' } }, 'k1'],
    ['count', { ...REQUEST, count: 4 }, 'k1'],
    ['method', LINK, 'k1'],
    ['account', { ...REQUEST, userId: '7' }, 'k1'],
    ['key', REQUEST, 'k2'],
  ])('is another one for another %s', (_, request, key) => {
    expect(requestChecksum(key, request, PAGE)).not.toBe(requestChecksum('k1', REQUEST, PAGE));
  });

  it('of a link is another one on another page, to which it would lead back', () => {
    const elsewhere = requestChecksum('k1', LINK, 'https://shop.example.pt/other');
    expect(elsewhere).not.toBe(requestChecksum('k1', LINK, PAGE));
  });
});

describe('the number of the wallet', () => {
  it.each([
    ['+351', '910 000 001', null],
    ['+351', '+351910000001', null],
    ['+34', '6', null],
    ['+351', '', 'forms.errors.phoneInvalid'],
    ['+351', '212345678', 'forms.errors.phoneInvalid'],
    ['+34', 'x', 'forms.errors.phoneInvalidAbroad'],
    ['', '910000001', 'forms.errors.phonePrefixInvalid'],
    ['351', '910000001', 'forms.errors.phonePrefixInvalid'],
    ['a+351', '910000001', 'forms.errors.phonePrefixInvalid'],
    ['+351 a', '910000001', 'forms.errors.phonePrefixInvalid'],
    ['+034', '6', 'forms.errors.phonePrefixInvalid'],
    ['+12345', '6', 'forms.errors.phonePrefixInvalid'],
    ['+1', '2025550123', null],
    ['+1246', '2345678', null],
  ])('%s %s: %s', (prefix, phone, message) => {
    expect(walletPhoneIssue({ prefix, phone })).toEqual(message && { field: 'phone', message });
  });

  it('starts as the contact’s, where that is right', () => {
    const right = { prefix: '+351', phone: '912345678' };
    expect(initialWalletPhone({ prefix: '', phone: '912 345 678' })).toEqual(right);
    expect(initialWalletPhone({ prefix: '+351', phone: '21' })).toEqual({ ...right, phone: '' });
    const abroad = { prefix: '+34', phone: '600000001' };
    expect(initialWalletPhone(abroad)).toEqual(abroad);
  });
});

describe('the time left to confirm in the wallet', () => {
  it.each([
    [0, 240, '4:00', 'payment.wallet.timeLeft'],
    [55_000, 185, '3:05', 'payment.wallet.timeLeft'],
    [239_500, 1, '0:01', 'payment.wallet.timeLeft'],
    [240_000, 0, '0:00', 'payment.wallet.timeOver'],
    [250_000, 0, '0:00', 'payment.wallet.timeOver'],
    [-3_600_000, 240, '4:00', 'payment.wallet.timeLeft'],
    [86_400_000, 0, '0:00', 'payment.wallet.timeOver'],
  ])('%d ms after the request: %d seconds', (passed, secondsLeft, clock, message) => {
    expect(walletTimeLeft(NOW, NOW + passed)).toMatchObject({ secondsLeft, clock, message });
  });

  it.each([
    [0, 1, 30],
    [29_500, 1 - 29.5 / 240, 1],
    [30_000, 0.875, 0],
    [300_000, 0, 0],
    [-3_600_000, 1, 30],
  ])('%d ms after the request: a ring of %f, sent again in %d s', (passed, share, resendIn) => {
    expect(walletTimeLeft(NOW, NOW + passed)).toMatchObject({ share, resendIn });
  });
});

it.each([
  ['123456789', '123 456 789'],
  ['123 456789', '123 456 789'],
  ['1234567', '123 456 7'],
  ['', ''],
])('a reference "%s" is read as "%s"', (reference, grouped) =>
  expect(groupReference(reference)).toBe(grouped),
);
