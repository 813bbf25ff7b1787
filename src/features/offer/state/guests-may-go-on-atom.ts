import { atom } from 'jotai/vanilla';

import { campaignInfoAtom } from './campaign-atoms.ts';
import { configAtom } from '../../../context/config-atoms.ts';

/** Whether the campaign is for registered users alone, whatever the page allows. Spec section 6 "registeredUsers". */
export const isForRegisteredAtom = atom((get) => get(campaignInfoAtom)?.registeredUsers ?? false);

/** Whether guests may go on without an account: the page and the campaign both say so. Spec section 6 "Guest". */
export const guestsMayGoOnAtom = atom(
  (get) => get(configAtom).allowGuestLogin && !get(isForRegisteredAtom),
);
