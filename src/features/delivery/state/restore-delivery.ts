import type { Restorer } from '../../../flow/persist.ts';
import { isCartEmpty } from '../../cart/rules/cart.ts';
import { cartAtom } from '../../cart/state/cart-atoms.ts';
import { savedDeliverySchema, type SavedDelivery } from '../rules/saved-delivery.ts';
import { chosenDeliveryAtom, chosenPaymentAtom } from './chosen-atoms.ts';
import { enterPaymentStepAction, restoreDeliveryAction } from './delivery-step.ts';

/** Chooses the delivery and the payment of an unfinished product order again. */
export const RESTORER: Restorer<SavedDelivery> = {
  schema: savedDeliverySchema,
  async prepare(get, set, { delivery, payment }, { outcome }) {
    if (outcome !== null || isCartEmpty(get(cartAtom))) return true;
    if (delivery) await set(restoreDeliveryAction, delivery);
    if (payment) await set(enterPaymentStepAction);
    return true;
  },
  apply(_get, set, { delivery, payment }) {
    // Also what could not be chosen again, because its rates did not load: the step tries once more.
    set(chosenDeliveryAtom, delivery);
    set(chosenPaymentAtom, payment);
  },
};
