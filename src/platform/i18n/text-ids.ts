import account from '../../../locales/pt_PT/account.json' with { type: 'json' };
import calendar from '../../../locales/pt_PT/calendar.json' with { type: 'json' };
import checkout from '../../../locales/pt_PT/checkout.json' with { type: 'json' };
import confirmation from '../../../locales/pt_PT/confirmation.json' with { type: 'json' };
import contact from '../../../locales/pt_PT/contact.json' with { type: 'json' };
import order from '../../../locales/pt_PT/order.json' with { type: 'json' };
import payment from '../../../locales/pt_PT/payment.json' with { type: 'json' };
import points from '../../../locales/pt_PT/points.json' with { type: 'json' };
import premium from '../../../locales/pt_PT/premium.json' with { type: 'json' };
import services from '../../../locales/pt_PT/services.json' with { type: 'json' };
import { compileText, placesOf } from './message-places.ts';

/** A text that a page may replace. */
interface TextId {
  /** Its key in the loaded catalogs. */
  key: string;
  /** The sorted names of its placeholders, the same in every language. */
  places: readonly string[];
}

/** Every text in Portuguese, by its id. */
export const TEXTS = {
  ...account,
  ...calendar,
  ...checkout,
  ...confirmation,
  ...contact,
  ...order,
  ...payment,
  ...points,
  ...premium,
  ...services,
};

/** Every text by its id. The build shortens the keys and puts a list of its own here (`scripts/rollup/short-keys.mjs`). */
export const TEXT_IDS: ReadonlyMap<string, TextId> = new Map(
  Object.entries(TEXTS).map(([id, text]) => [id, { key: id, places: placesOf(compileText(text)) }]),
);
