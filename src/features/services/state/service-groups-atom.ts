import { atom } from 'jotai/vanilla';

import { groupServices } from '../rules/group-services.ts';
import { categoriesAtom, shopAtom } from '../../offer/state/shop-atom.ts';

/** The shop's online services by main subcategory; empty where there is nothing to book. Spec section 2. */
export const serviceGroupsAtom = atom((get) =>
  groupServices(get(shopAtom)?.services ?? [], get(categoriesAtom)),
);
