import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { SEATING_AREAS } from '../state/seating-areas.ts';
import { seatingShopIdAtom } from '../state/seating-shop-atom.ts';

/** Reads the seating areas of the shop, also for the next offer if the page changes it; a failure is not repeated. */
export function useSeatingAreas(): void {
  const shopId = useAtomValue(seatingShopIdAtom);
  const { status } = useAtomValue(SEATING_AREAS.state);
  const load = useSetAtom(SEATING_AREAS.load);
  useEffect(() => {
    if (shopId !== null && status === 'idle') void load();
  }, [shopId, status, load]);
}

/** Reads them while the customer picks a time, so that nothing moves when the confirmation asks for one. Shows nothing. */
export default function LoadSeatingAreas(): null {
  useSeatingAreas();
  return null;
}
