import type account from '../../../locales/pt_PT/account.json';
import type calendar from '../../../locales/pt_PT/calendar.json';
import type checkout from '../../../locales/pt_PT/checkout.json';
import type confirmation from '../../../locales/pt_PT/confirmation.json';
import type contact from '../../../locales/pt_PT/contact.json';
import type order from '../../../locales/pt_PT/order.json';
import type payment from '../../../locales/pt_PT/payment.json';
import type points from '../../../locales/pt_PT/points.json';
import type premium from '../../../locales/pt_PT/premium.json';
import type services from '../../../locales/pt_PT/services.json';

/** The id of a text in the catalogs. */
export type MessageKey =
  | keyof typeof checkout
  | keyof typeof calendar
  | keyof typeof contact
  | keyof typeof confirmation
  | keyof typeof services
  | keyof typeof points
  | keyof typeof order
  | keyof typeof account
  | keyof typeof payment
  | keyof typeof premium;

/** Values of a text's placeholders. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Translates a text into the current language. */
export type Translate = (key: MessageKey, values?: MessageValues) => string;
