import { JOURNAL_PREFIX, OWN_PREFIX } from '../../../lib/limits.ts';
import { describe, expect, test } from 'vitest';

import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import { createFakeServer } from '../../../../test/support/state/fake-server.ts';
import { PAYMENT_NOW } from '../../../../test/support/state/start-at-payment.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';
import { BOOKING_TYPE } from '../../offer/rules/booking-type.ts';
import { isPaymentOpen, orderPaymentOf, unpaidOrderHere } from './order-payment.ts';

interface Stored {
  paymentId: string | null;
  kind?: string;
  url?: string | null;
  nonce?: string | null;
  hint?: string | null;
  /** Whether this tab has made it. */
  isOwn?: boolean;
}

const WAY = { url: 'https://pay.example/1', nonce: 'n1', ownParams: [], hint: 'pending' };

/** A shop in whose journal lie entries, oldest first. */
async function openShop(...entries: readonly Stored[]) {
  const host = createFakeHost(PAYMENT_NOW);
  const config = { campaignId: null, products: true, shopId: '3' };
  const store = await startTestCheckout(createFakeServer(BOOKING_TYPE.NORMAL, []), host, config);
  entries.forEach(({ isOwn = true, ...entry }, index) => {
    const known = {
      origin: 'https://platform.example',
      entityId: '1',
      kind: 'order',
      target: '3',
      since: PAYMENT_NOW + index,
    };
    host.shared.write(`${JOURNAL_PREFIX}k${index}`, JSON.stringify({ ...known, ...WAY, ...entry }));
    if (isOwn) host.storage.write(`${OWN_PREFIX}k${index}`, '');
  });
  return store;
}

describe('an order of this tab', () => {
  test.each<[string, Stored]>([
    ['another order', { paymentId: 'E-2', url: 'https://pay.example/2' }],
    ['a voucher', { paymentId: 'E-1', kind: 'voucher', url: 'https://pay.example/2' }],
    ['an order of another tab', { paymentId: 'E-1', isOwn: false, url: 'https://pay.example/2' }],
  ])('is paid at its own page, not at that of %s', async (_, other) => {
    const { get } = await openShop(other, { paymentId: 'E-1' });
    expect(orderPaymentOf(get, 'E-1')).toEqual(WAY);
  });

  test.each<[string, Stored]>([
    ['without a page', { paymentId: 'E-1', url: null }],
    ['with no way back', { paymentId: 'E-1', nonce: null }],
    ['whose page is not safe', { paymentId: 'E-1', url: 'http://pay.example/1' }],
  ])('%s is not paid online', async (_, entry) => {
    const { get } = await openShop(entry);
    expect(orderPaymentOf(get, 'E-1')).toBeNull();
  });

  test.each<[string, Stored, string | null]>([
    ['still to be paid', { paymentId: 'E-2' }, 'E-2'],
    ['that the payment page has called paid', { paymentId: 'E-2', hint: 'completed' }, 'E-1'],
    ['paid at the shop', { paymentId: 'E-2', url: null }, 'E-1'],
    ['of another tab', { paymentId: 'E-2', isOwn: false }, 'E-1'],
  ])('%s: the newest that is still to be paid is gone on with', async (_, newer, found) => {
    const { get } = await openShop({ paymentId: 'E-1' }, newer);
    expect(unpaidOrderHere(get)?.paymentId).toBe(found);
  });
});

test.each([
  ['that was not begun', null, false],
  ['of which nothing is known', { hint: null }, true],
  ['that seems to be refused', { hint: 'refused' }, true],
  ['that seems to be paid', { hint: 'completed' }, false],
] as const)('the payment of an order %s still needs the customer: %s', (_, own, isOpen) => {
  const payment = own && { url: 'https://pay.example/1', nonce: 'n', ownParams: [], ...own };
  expect(isPaymentOpen(payment)).toBe(isOpen);
});
