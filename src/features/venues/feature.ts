import { atom } from 'jotai/vanilla';

import { load, pageConfigAtom } from '../../context/checkout-context.ts';
import type { Feature } from '../../flow/feature-interface.ts';
import { VENUE_LIST } from '../../flow/flow-rows.ts';
import { askedFlowAtom } from '../../flow/state/flow-atoms.ts';

/** The room, once its code has loaded: only pages with venues need it. */
const roomAtom = atom<Feature | null>(null);

/** The list of venues, and which of them is chosen. Contract section 1 `venues`. */
export const venues: Feature = {
  chooseTarget(get, set, signal) {
    const hasVenues = get(pageConfigAtom)?.venues.length || get(roomAtom);
    if (!hasVenues && get(askedFlowAtom) !== VENUE_LIST.flow) return null;
    return load(get, () => import('./state/venues-room.ts')).then(({ VENUES_ROOM }) => {
      set(roomAtom, VENUES_ROOM);
      return VENUES_ROOM.chooseTarget?.(get, set, signal) ?? undefined;
    });
  },
  checkStart: (get, flow) => get(roomAtom)?.checkStart?.(get, flow) ?? null,
  reset: (get, set) => get(roomAtom)?.reset?.(get, set),
  savedKeys: (get) => get(roomAtom)?.savedKeys?.(get) ?? [],
  onStep: { venues: (get, set) => get(roomAtom)?.onStep?.venues?.(get, set) },
};
