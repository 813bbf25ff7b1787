import type { Feature } from '../../flow/feature.ts';
import { smsAtom } from './state/sms-atom.ts';

/** What a customer keeps of a booking or a purchase. */
export const confirmation: Feature = { reset: (_get, set) => set(smsAtom, 'idle') };
