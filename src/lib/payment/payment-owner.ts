/** Who asked for a payment, as the server tells them apart: each has a status call of their own. It is not said which account. */
export type PaymentOwner = 'guest' | 'account';

export const PAYMENT_OWNERS = ['guest', 'account'] as const satisfies readonly PaymentOwner[];
