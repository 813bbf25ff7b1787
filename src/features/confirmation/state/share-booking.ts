import { atom } from 'jotai/vanilla';

import { alertAtom } from '../../../context/problem-atoms.ts';
import { servicesAtom } from '../../../context/services.ts';

/** What became of a wish to share. */
export type ShareResult = 'shared' | 'copied' | 'none';

/**
 * Hands a text to the system's share sheet; where the browser has none, to the clipboard. A customer who
 * goes back from the sheet is not told of an error. Spec section 8 "SMS or share failure".
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
