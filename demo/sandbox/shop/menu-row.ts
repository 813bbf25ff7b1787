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

/** What is served at the table alone. */
export const AT_THE_TABLE = { takeawayDeliveryAvailable: false } as const;

/** What the kitchen has run out of today. */
export const SOLD_OUT = { status: 'sold_out' } as const;

/** What is not sold at the moment. */
export const NOT_NOW = { status: 'inactive' } as const;
