import { atom } from 'jotai/vanilla';

import type { Category, Shop } from '../rules/shop.ts';

/** The shop of a menu, service or order flow; null where the flow needs none. */
export const shopAtom = atom<Shop | null>(null);

/** The categories that services are grouped by. */
export const categoriesAtom = atom<readonly Category[]>([]);
