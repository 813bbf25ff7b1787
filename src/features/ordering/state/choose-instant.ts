import { atom } from 'jotai/vanilla';

import type { TransportInstant } from '../../offer/rules/transport-terms.ts';
import { attemptsAtom, bookAtom } from '../../../flow/state/booking-state-atoms.ts';
import { stepNoticeAtom } from '../../../context/problems.ts';

/** Selects "as soon as possible" or a time; a picked time is dropped with its calendar. */
export const chooseInstantAction = atom(null, (_get, set, transportInstant: TransportInstant) => {
  set(bookAtom, (book) => ({
    ...book,
    transportInstant,
    dateTimes: transportInstant === 'asap' ? [] : book.dateTimes,
  }));
  set(attemptsAtom, 0);
  set(stepNoticeAtom, null);
});
