import { atom } from 'jotai/vanilla';

import { alertAtom } from '../../../context/problems.ts';
import { servicesAtom } from '../../../context/services.ts';
import { buildIcs, type CalendarEvent } from '../rules/calendar-event.ts';

/** Puts a text on the clipboard; resolves false when the browser refused. */
export const copyTextAction = atom(null, (get, _set, text: string): Promise<boolean> =>
  get(servicesAtom).host.copyText(text),
);

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

export type ShareResult = 'shared' | 'copied' | 'none';

/**
 * Hands a text to the system's share sheet; where the browser has none, to the clipboard. Closing
 * the sheet is no error. Spec section 8 "SMS or share failure".
 */
export const shareBookingAction = atom(
  null,
  async (get, set, data: { title: string; text: string }): Promise<ShareResult> => {
    const { host } = get(servicesAtom);
    if (host.canShare()) return (await host.share(data)) ? 'shared' : 'none';
    if (await host.copyText(data.text)) return 'copied';
    set(alertAtom, { key: 'errorGeneric' });
    return 'none';
  },
);
