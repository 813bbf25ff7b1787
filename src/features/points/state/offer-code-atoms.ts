import { atom } from 'jotai/vanilla';

import type { MessageKey } from '../../../platform/i18n/message-key.ts';
import { servicesAtom } from '../../../context/services.ts';

/** What stands in the field of the offer code. */
export const offerCodeTextAtom = atom('');

/** Why the last code was not taken or the camera does not read; null when nothing is wrong. */
export const offerCodeFaultAtom = atom<MessageKey | null>(null);

/** Whether the camera is on. */
export const isScanningAtom = atom(false);

/** Whether a code can be read with a camera here. */
export const canScanAtom = atom((get) => get(servicesAtom).host.camera.isThere());
