import { savedRecord } from '../../../flow/state/saved-record.ts';
import { offerCodeKeyAtom } from '../../../flow/state/saved-state.ts';
import { savedOfferCodeSchema } from '../rules/saved-offer-code.ts';

/** The offer code that the customer scanned or typed. */
export const ENTERED_CODE = savedRecord(savedOfferCodeSchema, (get) => get(offerCodeKeyAtom));
