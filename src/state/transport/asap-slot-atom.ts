import { atom } from 'jotai/vanilla';

import { asapSlot } from '../../domain/delivery/asap-slot.ts';
import { slotsAtom } from '../campaign/campaign-atoms.ts';
import { nowAtom } from '../config/clock-atom.ts';
import { configAtom } from '../config/config-atom.ts';
import { reservationAtom } from '../result/reservation-atom.ts';
import { sentAsapAtom } from './transport-state-atoms.ts';
import { transportTermsAtom } from './transport-terms-atoms.ts';

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
