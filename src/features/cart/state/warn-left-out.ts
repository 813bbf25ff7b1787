import type { Getter } from 'jotai/vanilla';

import type { LeftOut } from '../rules/resolve-cart.ts';
import { servicesAtom } from '../../../context/services.ts';

/** Tells the page's developer what of the page's cart was left out, and its reason's name, in one warning. */
export function warnLeftOut(get: Getter, leftOut: readonly LeftOut[]): void {
  if (leftOut.length === 0) return;
  const items = leftOut.map(({ productId, reason }) => `${productId} (${reason})`);
  const message = `The cart holds what cannot be ordered, which is left out: ${items.join(', ')}.`;
  const { host } = get(servicesAtom);
  host.emit('error', { code: 'config', status: null, message });
  host.warn(message);
}
