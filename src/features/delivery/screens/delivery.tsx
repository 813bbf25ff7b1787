import { atom, useAtomValue } from 'jotai';

import { isTransportOrderAtom } from '../../../flow/state/is-transport-order-atom.ts';
import { LazyPartView } from '../../../screen-kit/lazy-part.tsx';
import type { LazyPart, Screen } from '../../../screen-kit/screen.ts';

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

const partAtom = atom((get) => (get(isTransportOrderAtom) ? TRANSPORT : PRODUCT));

/** How what is ordered gets to the customer. Contract section 2 "delivery". */
function Delivery() {
  const part = useAtomValue(partAtom);
  const key = part === TRANSPORT ? 'transport' : 'product';
  return <LazyPartView key={key} part={part} />;
}

export const screen: Screen = { Component: Delivery, partNow: (get) => get(partAtom) };
