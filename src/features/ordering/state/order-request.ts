import { atom, type Getter } from 'jotai/vanilla';

import { alertAtom, reportError } from '../../../context/problems.ts';
import { servicesAtom } from '../../../context/services.ts';
import { userAtom } from '../../../context/user-atom.ts';
import { attemptsAtom, contactAtom, invoiceAtom } from '../../../flow/state/booking-state-atoms.ts';
import type { Id } from '../../../lib/config/id.ts';
import type { FormIssue } from '../../../lib/form/form-issues.ts';
import { ApiError } from '../../../platform/api/http/api-error.ts';
import { shopNotesAtom } from '../../cart/state/cart-atoms.ts';
import type { InvoiceFormField } from '../../contact/rules/contact-form.ts';
import { editInvoiceAction } from '../../contact/state/contact-fields.ts';
import { invoiceIssuesAtom } from '../../contact/state/contact-form.ts';
import type { FiscalMessageId } from '../../delivery/rules/addresses.ts';
import {
  loadAddressesAction,
  fiscalAddressAtom,
  fiscalAddressesAtom,
  fiscalAddressIdAtom,
  fiscalIssueAtom,
} from '../../delivery/state/saved-addresses.ts';
import { deliveryAtom } from '../../delivery/state/delivery-atoms.ts';
import { orderAddressAtom } from '../../delivery/state/guest-address.ts';
import { orderPaymentAtom } from '../../delivery/state/product-order-atoms.ts';
import type { OrderPayment } from '../../payment/rules/order-payment.ts';
import { buildReturnUrl } from '../../payment/rules/payment-return.ts';
import { issueTicket } from '../../payment/state/open-payments.ts';
import { orderPaymentLinkAtom } from '../../payment/state/order-payment.ts';
import { buildOrderPayload, type OrderPayload } from '../rules/order-payload.ts';

/** Something wrong with the invoice: a guest's form, or a user's choice of address. */
export type OrderInvoiceIssue =
  | FormIssue<InvoiceFormField>
  | { field: 'fiscalAddressId'; message: FiscalMessageId };

/** Problems of the invoice; empty if none is wanted. Spec section 5 "Contact". */
export const orderInvoiceIssuesAtom = atom((get): readonly OrderInvoiceIssue[] => {
  if (get(userAtom) === null) return get(invoiceIssuesAtom);
  const message = get(fiscalIssueAtom);
  return message ? [{ field: 'fiscalAddressId', message }] : [];
});

/** The same beside the choice of address, once the customer has tried to go on. */
export const shownFiscalIssueAtom = atom((get) =>
  get(attemptsAtom) > 0 ? get(fiscalIssueAtom) : null,
);

/** Makes the invoice out to one of the saved addresses. */
export const chooseFiscalAddressAction = atom(null, (_get, set, id: Id) =>
  set(fiscalAddressIdAtom, id),
);

/** Ticks or unticks a user's VAT invoice; the only address that it can be made out to is chosen. Spec section 2 screen 12. */
export const askOrderInvoiceAction = atom(null, async (get, set, needVatInvoice: boolean) => {
  set(editInvoiceAction, { needVatInvoice });
  if (!needVatInvoice) return;
  await set(loadAddressesAction);
  const [sole, ...others] = get(fiscalAddressesAtom);
  if (sole && others.length === 0 && get(fiscalAddressAtom) === null) {
    set(fiscalAddressIdAtom, sole.id);
  }
});

/** The order request, and the ticket for the return from its payment; no ticket without online payment. */
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

/**
 * Sends the window to the payment page of the order, through the host frame if there is one; the page may cancel this
 * and navigate itself. Reports a page that cannot be left; its button tries again. Spec section 4 "Payment step".
 */
export const goToOrderPaymentAction = atom(null, async (get, set): Promise<void> => {
  const { host } = get(servicesAtom);
  const link = get(orderPaymentLinkAtom);
  if (!link) return;
  const result = await host.redirect(link.url, 'order');
  if (result.kind !== 'failed') return;
  reportError(host, new ApiError(result.code, result.message));
  set(alertAtom, { key: 'order.paymentPageFailed' });
});
