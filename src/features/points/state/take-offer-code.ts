import { atom } from 'jotai/vanilla';

import { offerCodeOf } from '../rules/offer-code.ts';
import { serializeOfferCode } from '../../../flow/rules/saved-offer-code.ts';
import type { CameraScan } from '../../../platform/host/camera/scan-code.ts';
import type { MessageKey } from '../../../platform/i18n/message-key.ts';
import { enterOfferCodeAction } from '../../../context/config-atom.ts';
import { isScanningAtom, offerCodeFaultAtom, offerCodeTextAtom } from './offer-code-atoms.ts';
import { offerCodeKeyAtom } from '../../../flow/state/saved-state-atoms.ts';
import { servicesAtom } from '../../../context/services.ts';
import { startCheckoutAction } from '../../../flow/state/start-checkout.ts';

/** Begins with the offer code in a scanned or typed text; a text without one is told. */
const takeOfferCodeAction = atom(null, async (get, set, text: string): Promise<void> => {
  const code = offerCodeOf(text);
  set(offerCodeFaultAtom, code === null ? 'points.code.invalid' : null);
  if (code === null) return;
  set(enterOfferCodeAction, code);
  const { host } = get(servicesAtom);
  host.storage.write(get(offerCodeKeyAtom), serializeOfferCode({ savedAt: host.now(), code }));
  await set(startCheckoutAction);
});

/** Begins with the code that was typed. */
export const submitOfferCodeAction = atom(null, (get, set) =>
  set(takeOfferCodeAction, get(offerCodeTextAtom)),
);

const FAULTS: Record<Exclude<CameraScan['kind'], 'read'>, MessageKey | null> = {
  denied: 'points.camera.denied',
  unavailable: 'points.camera.unavailable',
  stopped: null,
};

/**
 * Reads the offer code with the camera, which shows in the video; `signal` ends it. A camera that is refused or not
 * there is one sentence: the code can be typed.
 */
export const scanOfferCodeAction = atom(
  null,
  async (get, set, video: HTMLVideoElement, signal: AbortSignal): Promise<void> => {
    const scan = await get(servicesAtom).host.camera.scan(video, signal);
    // Stopped by whoever asked: they know.
    if (signal.aborted) return;
    set(isScanningAtom, false);
    if (scan.kind === 'read') await set(takeOfferCodeAction, scan.text);
    else set(offerCodeFaultAtom, FAULTS[scan.kind]);
  },
);
