import { runAtom } from '../../../context/run-atom.ts';
import type { ChosenDelivery, PaymentKind } from '../rules/saved-delivery.ts';

// What the customer chose for a product order, by ids alone, as it is saved for a reload.

/** The delivery, also while its rates or places have not loaded again; null before the choice of its type. */
export const chosenDeliveryAtom = runAtom<ChosenDelivery | null>(null);

/** How to pay the order; null before the choice. */
export const chosenPaymentAtom = runAtom<PaymentKind | null>(null);
