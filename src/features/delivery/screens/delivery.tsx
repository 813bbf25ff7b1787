import { atom, useAtomValue } from 'jotai';

import { isMenuOrderAtom } from '../../../flow/state/flow-atoms.ts';
import { Deferred, deferred } from '../../../screen-kit/deferred.tsx';

/** Take-away or delivery of an order from a menu. */
const TRANSPORT = deferred(() => import('./transport/transport-delivery.tsx'));

/** Delivery, pickup point or store pickup of the server's cart. */
const PRODUCT = deferred(() => import('./product/product-delivery.tsx'));

/** What it shows as things stand: `deferred` waits for it. @public */
export const innerViewAtom = atom((get) => (get(isMenuOrderAtom) ? TRANSPORT : PRODUCT));

/** How what is ordered gets to the customer. Contract section 2 "delivery". */
export default function Delivery() {
  const part = useAtomValue(innerViewAtom);
  const key = part === TRANSPORT ? 'transport' : 'product';
  return <Deferred key={key} of={part} />;
}
