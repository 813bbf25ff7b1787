// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';

import { startAtPayment } from '../../../../../test/support/state/start-at-payment.ts';
import { renderInCheckout } from '../../../../../test/support/screens/render-in-checkout.tsx';
import { voucherResultAtom, type VoucherResult } from '../../../payment/state/payment-atoms.ts';
import { servicesAtom } from '../../../../context/checkout-context.ts';
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

it('a voucher that is given says to whom, on the screen and in the shared text, and nothing is stored or sent', async () => {
  const { store, server } = await startAtPayment();
  const share = vi.spyOn(store.get(servicesAtom).host, 'copyText');
  store.set(voucherResultAtom, PAID);
  const { root, find, type } = renderInCheckout(store, <VoucherSuccess />);
  const calls = server.calls.length;
  expect(root.textContent).not.toContain('payment.recipient.labelRita');
  type(find('#mc-voucher-recipient'), ' Rita ');
  expect(root.textContent).toContain('payment.recipient.labelRita');
  await act(async () => find('.mc-voucher-gift button').click());
  expect(share.mock.lastCall?.[0].split('\n')[0]).toBe('payment.recipient.shared');
  expect(server.calls).toHaveLength(calls);
});
