import { account } from '../features/account/feature.ts';
import { booking } from '../features/booking/feature.ts';
import { cart } from '../features/cart/feature.ts';
import { contact } from '../features/contact/feature.ts';
import { delivery } from '../features/delivery/feature.ts';
import { gift } from '../features/gift/feature.ts';
import { membership } from '../features/membership/feature.ts';
import { offer } from '../features/offer/feature.ts';
import { ordering } from '../features/ordering/feature.ts';
import { payment } from '../features/payment/feature.ts';
import { points } from '../features/points/feature.ts';
import { questions } from '../features/questions/feature.ts';
import { services } from '../features/services/feature.ts';
import { vouchers } from '../features/vouchers/feature.ts';
import { venues } from '../features/venues/feature.ts';
import type { Feature } from '../flow/feature-interface.ts';
import { restoreLanguage } from './chosen-language.ts';

/**
 * The rooms of this checkout, in the order in which the flow calls them: the service is chosen, and reopened after a reload,
 * before its booking. The last entry is the app's own.
 */
export const FEATURES: readonly Feature[] = [
  account,
  offer,
  questions,
  contact,
  cart,
  delivery,
  gift,
  vouchers,
  venues,
  services,
  booking,
  payment,
  membership,
  ordering,
  points,
  { prepare: restoreLanguage },
];
