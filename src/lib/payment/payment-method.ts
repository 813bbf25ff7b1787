/** How a voucher is paid. Spec section 3 "Payment: provider methods". */
export type PaymentMethod = 'wallet' | 'card' | 'reference';

/** How a method goes on after its request: a push to the wallet app, or a page of the provider. */
export type PaymentChannel = 'wallet' | 'link';

interface PaymentMethodRow {
  /** What the provider calls it. Assumed: see decisions.md. */
  providerCode: string;
  channel: PaymentChannel;
}

/** Every method in the order of the payment step, with what the provider calls it. */
export const PAYMENT_METHODS: Readonly<Record<PaymentMethod, PaymentMethodRow>> = {
  wallet: { providerCode: 'mbway', channel: 'wallet' },
  card: { providerCode: 'credit-card', channel: 'link' },
  reference: { providerCode: 'multibanco', channel: 'link' },
};

/** The methods in the order in which they are shown. */
export const PAYMENT_METHOD_ORDER = [
  'wallet',
  'card',
  'reference',
] as const satisfies readonly PaymentMethod[];

/** The method before the customer says anything. Spec section 3: "mobile-wallet push (default)". */
export const DEFAULT_PAYMENT_METHOD: PaymentMethod = 'wallet';
