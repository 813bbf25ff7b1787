import { atom } from 'jotai/vanilla';
import { nowAtom, configAtom } from '../../../context/checkout-context.ts';
import { runAtom } from '../../../context/run-atom.ts';
import {
  campaignTransportTerms,
  isWithinWorkingHours,
  serviceTransportTerms,
  SHOP_TRANSPORT_TERMS,
  transportCostCents,
  transportInstants,
  type TransportInstant,
  type TransportTerms,
  type TransportType,
} from '../rules/transport-terms.ts';
import { campaignInfoAtom, scheduleAtom, bookableAtom, serviceAtom } from './offer-atoms.ts';
import { isMenuOrderAtom } from '../../../flow/state/flow-atoms.ts';

/** The customer's choice of take-away or delivery; null before. Spec section 3 "transportType". */
export const chosenTransportAtom = runAtom<TransportType | null>(null);

/** The slot that an order as soon as possible was last sent for: its start, ISO 8601; null before. */
export const sentAsapAtom = atom<string | null>(null);

/** The terms of the campaign, service or shop. Spec section 9. */
export const transportTermsAtom = atom((get): TransportTerms => {
  const info = get(campaignInfoAtom);
  if (info) return campaignTransportTerms(info);
  const service = get(serviceAtom);
  return service ? serviceTransportTerms(service) : SHOP_TRANSPORT_TERMS;
});

/** The customer's choice if it is allowed, else the first type: take-away, which is free; null if no type is allowed. */
export const transportTypeAtom = atom((get): TransportType | null => {
  const { types } = get(transportTermsAtom);
  const chosen = get(chosenTransportAtom);
  return types.find((type) => type === chosen) ?? types[0] ?? null;
});

/** Delivery cost in cents; 0 for take-away, and before one is chosen. */
export const transportCostAtom = atom((get) =>
  transportCostCents(get(transportTermsAtom), get(transportTypeAtom)),
);

/** The available instants, the proposed one first. Spec section 4 "Transport instant". */
export const transportInstantsAtom = atom((get): readonly TransportInstant[] => {
  const bookable = get(bookableAtom);
  // A shop's own menu has no calendar.
  if (bookable?.campaignId == null && bookable?.serviceId == null) return ['asap'];
  const terms = get(transportTermsAtom);
  const isOpen = isWithinWorkingHours({
    hours: bookable.hours,
    schedule: get(scheduleAtom),
    now: get(nowAtom),
    timeZone: get(configAtom).timeZone,
    leadMinutes: terms.leadMinutes,
  });
  return transportInstants(terms, isOpen);
});

/** Whether nothing can be ordered, because neither take-away nor delivery is allowed. */
export const noTransportAtom = atom(
  (get) => get(isMenuOrderAtom) && get(transportTermsAtom).types.length === 0,
);
