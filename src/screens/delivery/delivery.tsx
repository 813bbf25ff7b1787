import { useAtomValue } from 'jotai';

import { isTransportOrderAtom } from '../../state/transport/is-transport-order-atom.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LazyPartView, type LazyPart } from '../parts/lazy-part.tsx';
import type { Screen } from '../screen.ts';

/** Take-away or delivery of an order from a menu. */
const TRANSPORT: LazyPart = {
  load: () => import('./transport/transport-part.tsx'),
  catalogs: ['order'],
};

/** How what is ordered gets to the customer. Contract section 2 "delivery". */
function Delivery() {
  const isTransport = useAtomValue(isTransportOrderAtom);
  if (!isTransport) return null;
  return <LazyPartView part={TRANSPORT} waiting={<Skeleton shape="block" count={2} />} />;
}

export const screen: Screen = { Component: Delivery, styles: [] };
