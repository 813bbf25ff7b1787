import { atom } from 'jotai/vanilla';

import { refusalAtom } from '../../../context/problems.ts';
import { servicesAtom } from '../../../context/checkout-context.ts';
import { buildIcs, type CalendarEvent } from '../rules/calendar-event.ts';

/** Downloads an event as an .ics file with the given name. */
export const saveCalendarFileAction = atom(
  null,
  (get, set, event: CalendarEvent, fileName: string) => {
    const { host } = get(servicesAtom);
    set(refusalAtom, null);
    const text = buildIcs(event, host.now());
    if (text === null) set(refusalAtom, { about: 'share', key: 'errorGeneric' });
    else host.downloadText(`${fileName}.ics`, 'text/calendar;charset=utf-8', text);
  },
);

/**
 * Opens the system's share sheet with a text; browsers without one copy it. Resolves to whether the text was copied.
 * Closing the sheet is not an error. Spec section 8 "SMS or share failure".
 */
export const shareBookingAction = atom(
  null,
  async (get, set, data: { title: string; text: string }): Promise<boolean> => {
    const { host } = get(servicesAtom);
    set(refusalAtom, null);
    if (host.canShare()) {
      await host.share(data);
      return false;
    }
    const isCopied = await host.copyText(data.text);
    if (!isCopied) set(refusalAtom, { about: 'share', key: 'errorGeneric' });
    return isCopied;
  },
);
