import { text, type Localised } from '../support/localised.ts';

export interface MenuItemRow {
  id: number;
  /** A dish keeps its Portuguese name in every language. */
  name: string | Localised;
  description: Localised;
  /** Euros. */
  price: number;
  currency: 'EUR';
  takeawayDeliveryAvailable: boolean;
  status: 'active' | 'inactive' | 'sold_out';
}

export interface PriceListRow {
  sections: readonly { id: number; name: Localised; items: readonly MenuItemRow[] }[];
}

/** A description in Portuguese, Spanish and English. */
type Words = readonly [pt: string, es: string, en: string];

/** Something that is sold now, also to take away. */
export function sold(
  id: number,
  name: string | Localised,
  words: Words,
  price: number,
  changes: Partial<MenuItemRow> = {},
): MenuItemRow {
  return {
    id,
    name,
    description: text(...words),
    price,
    currency: 'EUR',
    takeawayDeliveryAvailable: true,
    status: 'active',
    ...changes,
  };
}

/** Items served at the table only. */
export const AT_THE_TABLE = { takeawayDeliveryAvailable: false } as const;

/** Items sold out today. */
export const SOLD_OUT = { status: 'sold_out' } as const;

/** Items not on sale at the moment. */
export const NOT_NOW = { status: 'inactive' } as const;
