const PURCHASE = {
  expireDate: '2026-11-13T10:00:00Z',
  invoiceName: null,
  invoiceFiscalId: null,
  onBehalfOfName: 'Rita Sousa Prata',
  campaignId: 110,
  campaignTypeId: 1,
  quantityPurchased: 2,
  prizeTransactionId: null,
  paymentReservationType: 'voucher',
  email: 'rita@example.com',
};

/** A right body of the wallet request; `change` replaces fields. */
export function walletPayment(change: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    ...PURCHASE,
    paymentMethod: 'mbway',
    paymentPhoneNumber: '+351910000001',
    ...change,
  };
}

/** A right body of the payment link; `change` replaces fields. */
export function linkPayment(change: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    ...PURCHASE,
    paymentMethod: 'credit-card',
    returnUrl: 'https://tasca.example/vales?lang=pt&mc-return=payment&mc-nonce=n-1',
    ...change,
  };
}
