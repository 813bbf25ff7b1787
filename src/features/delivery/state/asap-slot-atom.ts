import { atom } from 'jotai/vanilla';

import { asapSlot } from '../rules/asap-slot.ts';
import { slotsAtom } from '../../offer/state/campaign-atoms.ts';
import { nowAtom } from '../../../context/clock-atom.ts';
import { configAtom } from '../../../context/config-atom.ts';
import { reservationAtom } from '../../../flow/state/reservation-atom.ts';
import { sentAsapAtom } from '../../offer/state/transport-terms-atoms.ts';
import { transportTermsAtom } from '../../offer/state/transport-terms-atoms.ts';

/** The moment that "as soon as possible" stands for now. */
export const asapSlotAtom = atom((get) =>
  asapSlot({
    slots: get(slotsAtom),
    now: get(nowAtom),
    leadMinutes: get(transportTermsAtom).selectionLeadMinutes,
    timeZone: get(configAtom).timeZone,
  }),
);

/** When "as soon as possible" starts, ISO 8601: of an order that stands as it was sent; null where that is forgotten. */
export const asapStartAtom = atom((get) =>
  get(reservationAtom) ? get(sentAsapAtom) : get(asapSlotAtom).startTime,
);
