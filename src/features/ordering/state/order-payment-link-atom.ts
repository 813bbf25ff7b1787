import { atom } from 'jotai/vanilla';

import type { OrderPayment } from '../../payment/rules/order-payment.ts';

/** Where the order that was taken is paid online, and what its page hinted at; null where there is nothing to pay there. */
export const orderPaymentLinkAtom = atom<OrderPayment | null>(null);
