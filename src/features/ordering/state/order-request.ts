import { atom, type Getter } from 'jotai/vanilla';

import { refusalAtom, reportError } from '../../../context/problems.ts';
import { servicesAtom, userAtom } from '../../../context/checkout-context.ts';
import { contactAtom } from '../../contact/state/contact-atom.ts';
import { merchantNotesAtom } from '../../contact/state/merchant-notes-atom.ts';
import { invoiceAtom } from '../../contact/state/invoice-atom.ts';
import type { FormIssue } from '../../../lib/form/form-issues.ts';
import { onlyOption } from '../../../lib/only-option.ts';
import { ApiError } from '../../../platform/api/http/api-error.ts';
import { shopNotesAtom } from '../../cart/state/cart-atoms.ts';
import type { InvoiceFormField } from '../../contact/rules/contact-form-rules.ts';
import { INVOICE } from '../../contact/state/invoice-form.ts';
import {
  ADDRESSES,
  fiscalAddressAtom,
  fiscalAddressesAtom,
  fiscalAddressIdAtom,
} from '../../delivery/state/saved-addresses-state.ts';
import {
  deliveryAtom,
  shopDeliveriesAtom,
  orderPaymentAtom,
} from '../../delivery/state/product-order-atoms.ts';
import { orderAddressAtom } from '../../delivery/state/guest-address.ts';
import { orderPaymentLinkAtom } from '../../payment/state/order-payment.ts';
import type { PressContext } from '../../../submission/press-context.ts';
import { buildReturnUrl } from '../../../submission/journal/payment-return.ts';
import { returnNonceOf } from '../../../submission/journal/journal.ts';
import { buildOrderPayload } from '../rules/order-payload.ts';

/** An issue of the invoice: in a guest's form or a user's choice of address. */
type OrderInvoiceIssue = FormIssue<InvoiceFormField | 'fiscalAddressId'>;

/** The issues of the invoice. Spec section 5 "Contact". */
export const orderInvoiceIssuesAtom = atom((get): readonly OrderInvoiceIssue[] => {
  if (get(userAtom) === null) return get(INVOICE.issues);
  const isMissing = get(invoiceAtom).needVatInvoice && get(fiscalAddressAtom) === null;
  return isMissing ? [{ field: 'fiscalAddressId', message: 'forms.errors.addressInvalid' }] : [];
});

/** Turns a user's VAT invoice on or off. Chooses the address if only one is valid. Spec section 2 screen 12. */
export const askOrderInvoiceAction = atom(null, async (get, set, needVatInvoice: boolean) => {
  set(INVOICE.ask, needVatInvoice);
  if (!needVatInvoice) return;
  await set(ADDRESSES.load);
  const sole = onlyOption(get(fiscalAddressesAtom));
  if (sole && get(fiscalAddressAtom) === null) set(fiscalAddressIdAtom, sole.id);
});

/** What the customer chose and typed for an order. */
export const orderContent = (get: Getter) =>
  ({
    contact: { ...get(contactAtom), notes: get(merchantNotesAtom) },
    delivery: get(deliveryAtom),
    shops: get(shopDeliveriesAtom),
    address: get(orderAddressAtom),
    shopNotes: get(shopNotesAtom),
    invoice: get(invoiceAtom),
    fiscalAddress: get(fiscalAddressAtom),
    paymentMethod: get(orderPaymentAtom) ?? 'offline',
  }) as const;

type OrderContent = ReturnType<typeof orderContent>;

/**
 * Builds the order request, with a return ticket for online payment. The payment page returns to its `refererLink`, which
 * has our marker and the intent's key as nonce, so that a retry sends the same body. Contract section 2 "Return from
 * payment".
 */
export function orderRequest(press: PressContext, ordered: OrderContent, intentKey: string) {
  const ticket = ordered.paymentMethod === 'online' ? returnNonceOf(press, intentKey) : null;
  const payload = buildOrderPayload({
    ...ordered,
    username: press.username,
    refererLink: ticket ? buildReturnUrl(press.pageUrl, ticket.nonce) : press.refererLink,
  });
  return { payload, ticket };
}

export type OrderRequest = ReturnType<typeof orderRequest>;

/**
 * Navigates to the payment page of the order, through the host frame if there is one. The page may cancel this and
 * navigate itself. Reports a failed navigation. Spec section 4 "Payment step".
 */
export const goToOrderPaymentAction = atom(null, async (get, set): Promise<void> => {
  const { host } = get(servicesAtom);
  const link = get(orderPaymentLinkAtom);
  if (!link) return;
  set(refusalAtom, null);
  const result = await host.redirect(link.url, 'order');
  if (result.kind !== 'failed') return;
  reportError(get, new ApiError(result.code, result.message));
  set(refusalAtom, { about: 'paymentPage', key: 'order.paymentPageFailed' });
});
