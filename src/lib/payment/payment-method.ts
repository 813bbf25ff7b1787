/** The step after the request: a push to the wallet app, or a page of the provider. */
export type PaymentChannel = 'wallet' | 'link';

interface PaymentMethodRow {
  /** Its word in the attribute `payment-methods`. */
  word: string;
  /** The provider's code for the method. Assumed: see decisions.md. */
  providerCode: string;
  channel: PaymentChannel;
}

/** The methods, in the order of the payment step. Spec section 3 "Payment: provider methods". */
const ROWS = {
  wallet: { word: 'mbway', providerCode: 'mbway', channel: 'wallet' },
  card: { word: 'card', providerCode: 'credit-card', channel: 'link' },
  reference: { word: 'multibanco', providerCode: 'multibanco', channel: 'link' },
} as const satisfies Readonly<Record<string, PaymentMethodRow>>;

export type PaymentMethod = keyof typeof ROWS;

export const PAYMENT_METHODS: Readonly<Record<PaymentMethod, PaymentMethodRow>> = ROWS;

function isPaymentMethod(name: string): name is PaymentMethod {
  return Object.hasOwn(ROWS, name);
}

export const PAYMENT_METHOD_ORDER = Object.keys(ROWS).filter(isPaymentMethod);

/** Spec section 3: "mobile-wallet push (default)". */
export const DEFAULT_PAYMENT_METHOD: PaymentMethod = 'wallet';

/** The kind of payer: guests and accounts have separate status calls. It does not identify the account. */
export const PAYMENT_OWNERS = ['guest', 'account'] as const;
