import { atom } from 'jotai/vanilla';

import type { TransportInstant } from '../../offer/rules/transport-terms.ts';
import { attemptsAtom, bookAtom } from '../../../flow/state/booking-state-atoms.ts';
import { stepNoticeAtom } from '../../../context/problems.ts';

/** Chooses as soon as possible or a time; a time that was picked goes with its calendar. */
export const chooseInstantAction = atom(null, (_get, set, transportInstant: TransportInstant) => {
  set(bookAtom, (book) => ({
    ...book,
    transportInstant,
    dateTimes: transportInstant === 'asap' ? [] : book.dateTimes,
  }));
  set(attemptsAtom, 0);
  set(stepNoticeAtom, null);
});
