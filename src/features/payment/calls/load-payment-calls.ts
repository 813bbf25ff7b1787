/** Loads the calls of payments; ahead of time where a voucher is being bought, so that paying does not wait for them. */
export const loadPaymentCalls = () => import('./payment-calls.ts');
