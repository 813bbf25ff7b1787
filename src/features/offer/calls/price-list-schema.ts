import * as v from 'valibot';

import {
  currency,
  id,
  looseText,
  optionalFlag,
  price,
  rowsOf,
  text,
} from '../../../platform/api/schema/fields.ts';

const MenuItemSchema = v.object({
  id,
  name: text,
  description: looseText,
  price,
  currency,
  takeawayDeliveryAvailable: optionalFlag,
  status: v.string(),
});

const MenuItem = v.pipe(
  MenuItemSchema,
  v.transform(({ price, ...item }) => ({ ...item, priceCents: price })),
);

/** The sections of a menu or shop with their items. Contract section 3 "GET shop". */
export const PriceListSchema = v.object({
  sections: rowsOf(v.object({ id, name: looseText, items: rowsOf(MenuItem) })),
});
