import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { SEATING_AREAS } from '../../state/seating-areas.ts';
import { seatingShopIdAtom } from '../../state/seating-shop-atom.ts';
import { ResourceField } from '../resource-field.tsx';

/** Where in the shop to sit. Its areas are read once the form is shown; without them, nothing is asked. */
export default function SeatingAreaField() {
  const shopId = useAtomValue(seatingShopIdAtom);
  const { status } = useAtomValue(SEATING_AREAS.state);
  const load = useSetAtom(SEATING_AREAS.load);
  // Also for the next offer, if the page changes it while the form is shown; a failure is not repeated.
  useEffect(() => {
    if (shopId !== null && status === 'idle') void load();
  }, [shopId, status, load]);
  return shopId !== null && <ResourceField label="booking.area" />;
}
