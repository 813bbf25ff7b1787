// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';

import { startAtPayment } from '../../../../../test/support/state/start-at-payment.ts';
import { renderInCheckout } from '../../../../../test/support/screens/render-in-checkout.tsx';
import { voucherResultAtom, type VoucherResult } from '../../../payment/state/payment-atoms.ts';
import { EMPTY_GIFT, giftAtom } from '../../../gift/state/gift-atom.ts';
import VoucherSuccess from './voucher-success.tsx';

const PAID: VoucherResult = {
  status: 'paid',
  paymentId: 'p1',
  method: 'wallet',
  owner: null,
  otherOpen: false,
  amountCents: 2500,
  shownCents: null,
  count: 1,
  activationCode: 'V-1',
  activationQrCode: null,
  reference: null,
};

it('a bank reference that waits has one way to copy each number and its end, and nothing to share yet', async () => {
  const { store } = await startAtPayment();
  const reference = {
    entity: '11249',
    reference: '123456789',
    amountCents: 2500,
    expiresAt: Date.parse('2026-11-22T10:00:00Z'),
  };
  store.set(voucherResultAtom, {
    ...PAID,
    status: 'reserved',
    method: 'reference',
    activationCode: null,
    reference,
  });
  const { root, all } = renderInCheckout(store, <VoucherSuccess />);
  const copied = all('[aria-label^="payment.reference.copy"]').map((each) =>
    each.getAttribute('aria-label'),
  );
  expect(copied).toEqual(['Entity', 'Number', 'Amount'].map((of) => `payment.reference.copy${of}`));
  expect(root.textContent).toContain('payment.reference.until');
  expect(root.textContent).not.toContain('success.share');
});

it('a gift that was begun with the vouchers is there to give, in words beside its picture', async () => {
  const { store, server } = await startAtPayment();
  store.set(giftAtom, { ...EMPTY_GIFT, isWanted: true, to: ' Ri\u202Eta ', message: 'Um abraço' });
  store.set(voucherResultAtom, PAID);
  const calls = server.calls.length;
  const { root, find } = renderInCheckout(store, <VoucherSuccess />);
  await act(async () => void (await import('../../../gift/screens/gift-panel.tsx')));
  const words = find('canvas[role=img] + .mc-visually-hidden').textContent ?? '';
  expect(words).toContain('Um abraço');
  expect(words).toContain('gift.code');
  expect(root.textContent).toContain('gift.save');
  expect(server.calls).toHaveLength(calls);
});

it('vouchers that are bought for oneself have the card closed', async () => {
  const { store } = await startAtPayment();
  store.set(voucherResultAtom, PAID);
  const { root, find } = renderInCheckout(store, <VoucherSuccess />);
  expect(find('details').hasAttribute('open')).toBe(false);
  expect(root.querySelector('canvas')).toBeNull();
});
