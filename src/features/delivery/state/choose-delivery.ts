import { atom } from 'jotai/vanilla';

import type { Id } from '../../../lib/config/id.ts';
import type { DeliveryType } from '../rules/delivery-rates.ts';
import { attemptsAtom } from '../../../flow/state/booking-state-atoms.ts';
import { pointQueryAtom } from './pickup-point-atoms.ts';
import { userAtom } from '../../../context/user-atom.ts';
import { chooseSoleAddressAction } from './choose-address.ts';
import { offerGuestAddressAction } from './edit-guest-address.ts';
import { loadAddressesAction, loadCountriesAction } from './load-addresses.ts';
import { loadPickupPointsAction } from './pick-pickup-point.ts';
import { playDeliveryAction } from './play-delivery.ts';

/** Reads what the type asks the customer to choose from, and chooses where there is but one. */
export const openTypeAction = atom(null, async (get, set, type: DeliveryType): Promise<void> => {
  if (type === 'PICKUP_POINT') return set(loadPickupPointsAction);
  if (type !== 'DELIVERY') return;
  void set(loadCountriesAction);
  if (get(userAtom) === null) return set(offerGuestAddressAction);
  await set(loadAddressesAction);
  await set(chooseSoleAddressAction);
});

/** Chooses how the goods get to the customer; what was chosen for another way is forgotten. Spec section 4 "Delivery". */
export const chooseDeliveryTypeAction = atom(
  null,
  async (_get, set, type: DeliveryType): Promise<void> => {
    set(attemptsAtom, 0);
    set(pointQueryAtom, '');
    await Promise.all([
      set(playDeliveryAction, { kind: 'typeChosen', type }),
      set(openTypeAction, type),
    ]);
  },
);

/** "Change delivery type": all ways are offered again. */
export const changeDeliveryTypeAction = atom(null, async (_get, set): Promise<void> => {
  set(attemptsAtom, 0);
  await set(playDeliveryAction, { kind: 'typeCleared' });
});

/** Picks one of the methods of one shop. */
export const chooseMethodAction = atom(
  null,
  (_get, set, picked: { shopId: Id; methodId: Id }): Promise<void> =>
    set(playDeliveryAction, { kind: 'methodChosen', ...picked }),
);
