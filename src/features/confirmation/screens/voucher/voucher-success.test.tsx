// @vitest-environment happy-dom
import { expect, it } from 'vitest';

import { startAtPayment } from '../../../../../test/support/state/start-at-payment.ts';
import { renderInCheckout } from '../../../../../test/support/screens/render-in-checkout.tsx';
import { voucherResultAtom } from '../../../payment/state/payment-atoms.ts';
import VoucherSuccess from './voucher-success.tsx';

it('a bank reference that waits has one way to copy each number and its end, and nothing to share yet', async () => {
  const { store } = await startAtPayment();
  const reference = {
    entity: '11249',
    reference: '123456789',
    amountCents: 2500,
    expiresAt: Date.parse('2026-11-22T10:00:00Z'),
  };
  store.set(voucherResultAtom, {
    status: 'reserved',
    paymentId: 'p1',
    method: 'reference',
    owner: null,
    otherOpen: false,
    amountCents: 2500,
    shownCents: null,
    count: 1,
    activationCode: null,
    activationQrCode: null,
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
