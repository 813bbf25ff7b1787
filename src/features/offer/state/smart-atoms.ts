import { atom } from 'jotai/vanilla';

import { hasSmartBenefit } from '../rules/availability.ts';
import type { ReservationType } from '../../../lib/config/checkout-config.ts';
import { needsPremium } from '../rules/premium-offer.ts';
import { reservationTypeAtom } from '../../../flow/state/booking-state-atoms.ts';
import { campaignInfoAtom } from './campaign-atoms.ts';
import { userAtom } from '../../../context/user-atom.ts';

/** Whether a smart reservation is open to the customer: it is for premium members. Spec section 4 "Premium". */
export const smartIsOpenAtom = atom((get) => get(userAtom)?.isPremium ?? false);

/** Whether the type chosen is one that this customer cannot have yet: the plans stand before it. Spec section 4 "Premium". */
export const smartIsRefusedAtom = atom((get) =>
  needsPremium(get(reservationTypeAtom), get(smartIsOpenAtom)),
);

/** The type that prices follow: smart only for those who may have it. */
export const reservationTypeInForceAtom = atom((get): ReservationType =>
  get(smartIsOpenAtom) ? get(reservationTypeAtom) : 'normal',
);

/** Whether there is nothing to choose between a normal and a smart reservation. */
export const smartGivesNothingAtom = atom((get) => {
  const info = get(campaignInfoAtom);
  return info !== null && !hasSmartBenefit(info);
});
