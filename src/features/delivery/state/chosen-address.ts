import { atom } from 'jotai/vanilla';

import { ADDRESSES, addressesAtom } from './saved-addresses-state.ts';
import { dispatchDeliveryEventAction } from './delivery-events.ts';
import { deliveryAtom } from './product-order-atoms.ts';
import { onlyOption } from '../../../lib/only-option.ts';

/** Delivers to a saved address. Spec section 4 "Delivery". */
export const chooseAddressAction = atom(null, async (get, set, id: string): Promise<void> => {
  const address = get(addressesAtom).find((each) => each.id === id) ?? null;
  await set(dispatchDeliveryEventAction, { kind: 'addressChosen', address });
});

/** "If the user has exactly one address, it is auto-selected." Spec section 4 "Delivery". */
export const chooseOnlyAddressAction = atom(null, async (get, set): Promise<void> => {
  const sole = onlyOption(get(addressesAtom));
  const { type, address } = get(deliveryAtom);
  if (sole && type === 'DELIVERY' && !address) await set(chooseAddressAction, sole.id);
});

/** Loads the saved addresses if necessary, and chooses the only one. Also retries after a failure. */
export const loadAddressesAction = atom(null, async (_get, set): Promise<void> => {
  await set(ADDRESSES.load);
  await set(chooseOnlyAddressAction);
});
