import type account from '../../locales/pt_PT/account.json';
import type app from '../../locales/pt_PT/app.json';
import type booking from '../../locales/pt_PT/booking.json';
import type cart from '../../locales/pt_PT/cart.json';
import type confirmation from '../../locales/pt_PT/confirmation.json';
import type contact from '../../locales/pt_PT/contact.json';
import type delivery from '../../locales/pt_PT/delivery.json';
import type gallery from '../../locales/pt_PT/gallery.json';
import type gift from '../../locales/pt_PT/gift.json';
import type kiosk from '../../locales/pt_PT/kiosk.json';
import type membership from '../../locales/pt_PT/membership.json';
import type menu from '../../locales/pt_PT/menu.json';
import type offer from '../../locales/pt_PT/offer.json';
import type ordering from '../../locales/pt_PT/ordering.json';
import type payment from '../../locales/pt_PT/payment.json';
import type points from '../../locales/pt_PT/points.json';
import type questions from '../../locales/pt_PT/questions.json';
import type services from '../../locales/pt_PT/services.json';
import type shared from '../../locales/pt_PT/shared.json';
import type venues from '../../locales/pt_PT/venues.json';
import type vouchers from '../../locales/pt_PT/vouchers.json';

/** The id of a text in the catalogs, one of each room. */
export type TextId =
  | keyof typeof account
  | keyof typeof app
  | keyof typeof booking
  | keyof typeof cart
  | keyof typeof confirmation
  | keyof typeof contact
  | keyof typeof delivery
  | keyof typeof gallery
  | keyof typeof gift
  | keyof typeof kiosk
  | keyof typeof membership
  | keyof typeof menu
  | keyof typeof offer
  | keyof typeof ordering
  | keyof typeof payment
  | keyof typeof points
  | keyof typeof questions
  | keyof typeof services
  | keyof typeof shared
  | keyof typeof venues
  | keyof typeof vouchers;
