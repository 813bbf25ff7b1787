import { useAtomValue } from 'jotai';

import { isTransportOrderAtom } from '../../state/transport/is-transport-order-atom.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LazyPartView, type LazyPart } from '../parts/step/lazy-part.tsx';
import type { Screen } from '../screen.ts';

/** Take-away or delivery of an order from a menu. */
const TRANSPORT: LazyPart = {
  load: () => import('./transport/transport-part.tsx'),
  catalogs: ['order', 'contact'],
};

/** Delivery, pickup point or store pickup of the server's cart. */
const PRODUCT: LazyPart = {
  load: () => import('./product/product-part.tsx'),
  catalogs: ['order', 'contact'],
};

/** How what is ordered gets to the customer. Contract section 2 "delivery". */
function Delivery() {
  const isTransport = useAtomValue(isTransportOrderAtom);
  const waiting = <Skeleton shape="block" count={2} />;
  return isTransport ? (
    <LazyPartView key="transport" part={TRANSPORT} waiting={waiting} />
  ) : (
    <LazyPartView key="product" part={PRODUCT} waiting={waiting} />
  );
}

export const screen: Screen = { Component: Delivery, styles: [] };
