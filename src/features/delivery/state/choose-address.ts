import { atom } from 'jotai/vanilla';

import { soleAddress } from '../rules/saved-addresses.ts';
import type { Id } from '../../../lib/config/id.ts';
import { savedAddressesAtom } from './address-atoms.ts';
import { deliveryAtom } from './delivery-atoms.ts';
import { dispatchDeliveryEventAction } from './play-delivery.ts';

/** Sends the goods to a saved address; its rates are read at once. Spec section 4 "Delivery". */
export const chooseAddressAction = atom(null, async (get, set, id: Id): Promise<void> => {
  const address = get(savedAddressesAtom).addresses.find((each) => each.id === id) ?? null;
  await set(dispatchDeliveryEventAction, { kind: 'addressChosen', address });
});

/** "If the user has exactly one address, it is auto-selected." Spec section 4 "Delivery". */
export const chooseSoleAddressAction = atom(null, async (get, set): Promise<void> => {
  const sole = soleAddress(get(savedAddressesAtom).addresses);
  const { type, address } = get(deliveryAtom);
  if (sole && type === 'DELIVERY' && !address) await set(chooseAddressAction, sole.id);
});
