import { useAtomValue } from 'jotai';

import { seatingShopIdAtom } from '../state/seating-shop-atom.ts';
import { useSeatingAreas } from './load-seating-areas.ts';
import { ResourceField } from './resource-field.tsx';

/** Where in the shop to sit; nothing without areas to choose from. */
export function SeatingAreaField() {
  const shopId = useAtomValue(seatingShopIdAtom);
  useSeatingAreas();
  return shopId !== null && <ResourceField label="booking.area" />;
}
