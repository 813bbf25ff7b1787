import { atom, type Getter, type Setter } from 'jotai/vanilla';

import {
  beginRunAction,
  chosenVenueAtom,
  pageConfigAtom,
  servicesAtom,
} from '../../../context/checkout-context.ts';
import type { Feature } from '../../../flow/feature-interface.ts';
import { VENUE_LIST } from '../../../flow/flow-rows.ts';
import { namedFlowAtom, resetFlow } from '../../../flow/state/flow-atoms.ts';
import { dropUnneeded } from '../../../flow/state/load-flow.ts';
import {
  savedStateKeyAtom,
  savedStateKeyOf,
  shownKeyAtom,
} from '../../../flow/state/saved-state.ts';
import { contactAtom } from '../../contact/state/contact-atom.ts';
import type { ContactState } from '../../contact/rules/contact-state.ts';
import { configOfVenue } from '../rules/chosen-config.ts';
import { leaveVenue, leftVenueAtom, venueKeyAtom } from './chosen-venue.ts';
import { isNamedAnew, restoreVenue } from './restore-venue.ts';
import { resetList } from './venues-state.ts';

/** What the customer typed at the venue that was left, until the next one is chosen; never stored. */
const typedContactAtom = atom<ContactState | null>(null);

/** Shows the list in place of the chosen venue: ends its run, drops its data, and keeps what was typed. */
function returnToList(get: Getter, set: Setter): void {
  if (get(chosenVenueAtom) === null) return;
  set(beginRunAction);
  set(typedContactAtom, get(contactAtom));
  leaveVenue(get, set);
  // The list shows without a start; the draft of the venue stays as it is.
  set(shownKeyAtom, get(savedStateKeyAtom));
  dropUnneeded(get, set, VENUE_LIST.flow);
  resetFlow(get, set);
}

/** What the flow asks of the room, once its code has loaded. */
export const VENUES_ROOM: Feature = {
  chooseTarget(get, set, signal) {
    const isByPage = isNamedAnew(get, set);
    // A list that the page has named, or a customer who is in a venue already.
    if (get(namedFlowAtom) === VENUE_LIST.flow) set(chosenVenueAtom, null);
    else if (get(chosenVenueAtom)) return null;
    // A list that starts is that of another customer, perhaps.
    set(typedContactAtom, null);
    if (get(leftVenueAtom) === null) resetList(set);
    const isList = get(pageConfigAtom)?.venues.length && get(namedFlowAtom) !== VENUE_LIST.flow;
    if (!isList) return null;
    return restoreVenue(get, set, signal, isByPage);
  },
  checkStart(get, flow) {
    if (flow !== VENUE_LIST.flow || get(pageConfigAtom)?.venues.length) return null;
    const detail = `The flow "${flow}" needs the attribute "venues".`;
    return { kind: 'notProvided', code: 'config', detail };
  },
  reset(get, set) {
    const typed = get(typedContactAtom);
    if (!typed || get(chosenVenueAtom) === null) return;
    set(contactAtom, typed);
    set(typedContactAtom, null);
  },
  savedKeys(get) {
    const page = get(pageConfigAtom);
    if (!page || page.venues.length === 0) return [];
    const { storage } = get(servicesAtom).host;
    // What a customer has begun at any of them.
    const drafts = page.venues.flatMap((venue) =>
      storage.keys(savedStateKeyOf(get, configOfVenue(page, venue))),
    );
    return [get(venueKeyAtom), ...drafts];
  },
  onStep: { [VENUE_LIST.step]: returnToList },
};
