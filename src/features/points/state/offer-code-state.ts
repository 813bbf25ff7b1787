import { atom } from 'jotai/vanilla';
import { servicesAtom, enteredOfferCodeAtom } from '../../../context/checkout-context.ts';
import { ENTERED_CODE } from './entered-code.ts';
import { submitCountAtom } from '../../../flow/state/flow-atoms.ts';
import { startCheckoutAction } from '../../../flow/state/start-checkout.ts';
import type { CameraScan } from '../../../platform/host/camera/code-scanner.ts';
import type { MessageKey } from '../../../platform/i18n/message-key.ts';
import { parseId } from '../../../lib/config/id.ts';

/**
 * The offer code in what was scanned or typed: the code itself, or a link with it in its query or hash; null when there
 * is none. Spec section 2 "Parameters read".
 */
export function offerCodeOf(text: string): string | null {
  const typed = text.trim();
  if (!URL.canParse(typed)) return parseId(typed);
  const { search, hash } = new URL(typed);
  const found = [search, hash].map((part) => {
    const params = new URLSearchParams(part.slice(part.indexOf('?') + 1 || 1));
    return params.get('offerCode');
  });
  return parseId(found.find((code) => code !== null) ?? null);
}

/** The text in the field of the offer code. */
export const offerCodeTextAtom = atom('');

/** Why the last code was refused or the camera cannot read; null without a problem. */
export const offerCodeFaultAtom = atom<MessageKey | null>(null);

/** Whether the camera is on. */
export const isScanningAtom = atom(false);

/** Whether a code can be read with a camera here. */
export const canScanAtom = atom((get) => get(servicesAtom).host.camera.isThere());

/** Starts with the offer code in a scanned or typed text; shows an error without one. */
const applyOfferCodeAction = atom(null, async (get, set, text: string): Promise<void> => {
  const code = offerCodeOf(text);
  const fault = text.trim() === '' ? 'forms.errors.required' : 'points.code.invalid';
  set(offerCodeFaultAtom, code === null ? fault : null);
  if (code === null) return set(submitCountAtom, (count) => count + 1);
  set(enteredOfferCodeAtom, code);
  ENTERED_CODE.write(get, code);
  await set(startCheckoutAction);
});

/** Starts with the text typed so far, which may be newer than the last render. */
export const submitOfferCodeAction = atom(null, (get, set) =>
  set(applyOfferCodeAction, get(offerCodeTextAtom)),
);

const FAULTS: Record<Exclude<CameraScan['kind'], 'read'>, MessageKey | null> = {
  denied: 'points.camera.denied',
  unavailable: 'points.camera.unavailable',
  stopped: null,
};

/**
 * Reads the offer code with the camera, which shows in the video; `signal` ends it. Without a usable camera
 * a message says that the code can be typed.
 */
export const scanOfferCodeAction = atom(
  null,
  async (get, set, video: HTMLVideoElement, signal: AbortSignal): Promise<void> => {
    const scan = await get(servicesAtom).host.camera.scan(video, signal);
    if (signal.aborted) return;
    set(isScanningAtom, false);
    if (scan.kind === 'read') await set(applyOfferCodeAction, scan.text);
    else set(offerCodeFaultAtom, FAULTS[scan.kind]);
  },
);
