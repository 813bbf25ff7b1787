/** The kind of payer: guests and accounts have separate status calls. It does not identify the account. */
export type PaymentOwner = 'guest' | 'account';

export const PAYMENT_OWNERS = ['guest', 'account'] as const satisfies readonly PaymentOwner[];
