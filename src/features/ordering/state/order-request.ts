import type { Getter } from 'jotai/vanilla';

import type { Id } from '../../../lib/config/id.ts';
import { buildOrderPayload } from '../rules/build-order-payload.ts';
import type { OrderPayload } from '../rules/order-payload.ts';
import type { OrderPayment } from '../../payment/rules/order-payment.ts';
import { buildReturnUrl } from '../../payment/rules/payment-return.ts';
import { userAtom } from '../../../context/user-atom.ts';
import { orderAddressAtom } from '../../delivery/state/address-atoms.ts';
import { contactAtom, invoiceAtom } from '../../../flow/state/booking-state-atoms.ts';
import { shopNotesAtom } from '../../cart/state/cart-state-atoms.ts';
import { deliveryAtom } from '../../delivery/state/delivery-atoms.ts';
import { issueTicket } from '../../payment/state/return-ticket.ts';
import { servicesAtom } from '../../../context/services.ts';
import { fiscalAddressAtom } from '../../delivery/state/fiscal-address-atoms.ts';
import { orderPaymentAtom } from '../../delivery/state/order-payment-atoms.ts';

/** What is sent to order, and by what its payment knows the way back; no ticket where nothing is paid online. */
export interface OrderRequest {
  payload: OrderPayload;
  ticket: Pick<OrderPayment, 'nonce' | 'ownParams'> | null;
}

/**
 * The order as the server takes it. The payment page leads back to its `refererLink`, which therefore carries our
 * marker and, as nonce, the intent's key: a second try sends the same body. Contract section 2 "Return from payment".
 */
export function orderRequest(get: Getter, intentKey: Id): OrderRequest {
  const { host } = get(servicesAtom);
  const paymentMethod = get(orderPaymentAtom) ?? 'offline';
  const ticket = paymentMethod === 'online' ? issueTicket(get, intentKey) : null;
  const payload = buildOrderPayload({
    contact: get(contactAtom),
    username: get(userAtom)?.username ?? null,
    delivery: get(deliveryAtom),
    address: get(orderAddressAtom),
    shopNotes: get(shopNotesAtom),
    invoice: get(invoiceAtom),
    fiscalAddress: get(fiscalAddressAtom),
    paymentMethod,
    refererLink: ticket ? buildReturnUrl(host.pageUrl(), ticket.nonce) : host.pageAddress(),
  });
  return { payload, ticket };
}
