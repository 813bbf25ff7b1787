import { atom } from 'jotai/vanilla';

import { buildIcs } from '../rules/build-ics.ts';
import type { CalendarEvent } from '../rules/calendar-event.ts';
import { alertAtom } from '../../../context/problem-atoms.ts';
import { servicesAtom } from '../../../context/services.ts';

/** Hands an event to the browser as an .ics file of the given name. */
export const saveCalendarFileAction = atom(
  null,
  (get, set, event: CalendarEvent, fileName: string) => {
    const { host } = get(servicesAtom);
    const text = buildIcs(event, host.now());
    if (text === null) set(alertAtom, { key: 'errorGeneric' });
    else host.downloadText(`${fileName}.ics`, 'text/calendar;charset=utf-8', text);
  },
);
