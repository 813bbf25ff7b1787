import type { SavedState } from '../../../flow/rules/parse-saved-state.ts';

/** The chosen delivery of a product order, by ids alone. Spec section 3 "Delivery". */
export type ChosenDelivery = NonNullable<SavedState['delivery']>;

/** How an order is paid: now, on the page of a provider, or later. Spec section 5 "Payment". */
export type PaymentKind = NonNullable<SavedState['payment']>;
