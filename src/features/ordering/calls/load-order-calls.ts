/** Loads the calls of product checkout; ahead of time where a cart is shown, so that it does not wait for them. */
export const loadOrderCalls = () => import('./order-calls.ts');
