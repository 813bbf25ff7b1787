import { account } from '../features/account/feature.ts';
import { booking } from '../features/booking/feature.ts';
import { cart } from '../features/cart/feature.ts';
import { membership } from '../features/membership/feature.ts';
import { offer } from '../features/offer/feature.ts';
import { ordering } from '../features/ordering/feature.ts';
import { payment } from '../features/payment/feature.ts';
import { points } from '../features/points/feature.ts';
import { services } from '../features/services/feature.ts';
import { vouchers } from '../features/vouchers/feature.ts';
import type { Feature } from '../flow/feature.ts';
import { restoring } from './restore-state.ts';

/** The rooms of this checkout, handed to the flow in the order in which it asks them. */
export const FEATURES: readonly Feature[] = [
  account,
  offer,
  cart,
  vouchers,
  booking,
  payment,
  membership,
  ordering,
  services,
  points,
  restoring,
];
