import { atom, type Getter } from 'jotai/vanilla';

import { SAVED_STATE_MAX_AGE_MS } from '../../domain/limits.ts';
import { SAVED_STATE_PREFIX } from '../../domain/saved/saved-state.ts';
import { servicesAtom } from '../services.ts';

/** Where the moment stands at which a plan's payment page was opened: who comes back must not pay twice unawares. */
const begunPurchaseKeyAtom = atom(
  (get) => `${SAVED_STATE_PREFIX}${get(servicesAtom).host.elementKey()}:plan`,
);

/** Remembers over a reload that a payment page was opened at `since` (Unix ms). */
export function keepBegunPurchase(get: Getter, since: number): void {
  get(servicesAtom).host.storage.write(get(begunPurchaseKeyAtom), String(since));
}

/** Nothing is under way any more. */
export function dropBegunPurchase(get: Getter): void {
  get(servicesAtom).host.storage.remove(get(begunPurchaseKeyAtom));
}

/** When a payment page was opened in this tab, Unix ms; null when none was within a day. */
export async function readBegunPurchase(get: Getter): Promise<number | null> {
  const { host } = get(servicesAtom);
  const stored = await host.storage.read(get(begunPurchaseKeyAtom));
  const since = Number(stored ?? Number.NaN);
  const age = host.now() - since;
  return age >= 0 && age <= SAVED_STATE_MAX_AGE_MS ? since : null;
}
