import { atom, type Atom } from 'jotai/vanilla';

import { configAtom } from '../../../context/config-atoms.ts';
import { nowAtom } from '../../../context/services.ts';
import type { MeasuredOffer } from '../rules/offer-events.ts';
import {
  campaignTransportTerms,
  isWithinWorkingHours,
  serviceTransportTerms,
  shopTransportTerms,
  soleTransport,
  transportCostCents,
  transportInstants,
  type TransportInstant,
  type TransportTerms,
  type TransportType,
} from '../rules/transport-terms.ts';
import { campaignInfoAtom, scheduleAtom } from './campaign-atoms.ts';
import { bookableAtom, serviceAtom } from './offer-atoms.ts';
import { currencyAtom } from './price-atoms.ts';
import { isMenuOrderAtom } from '../../../flow/state/flow-atoms.ts';

/** The source of the order as it is measured; set by the code of orders, so that others do not load it. */
export const orderOfferSourceAtom = atom<{ offer: Atom<MeasuredOffer | null> } | null>(null);

/** The order as it is measured; null before its code has loaded, and when it is empty. */
export const orderOfferAtom = atom((get): MeasuredOffer | null => {
  const source = get(orderOfferSourceAtom);
  return source && get(source.offer);
});

/** Take-away or delivery as chosen; null before. Spec section 3 "transportType". */
export const chosenTransportAtom = atom<TransportType | null>(null);

/** The start of the moment that "as soon as possible" was sent with last, ISO 8601; null while nothing was. */
export const sentAsapAtom = atom<string | null>(null);

/** On what terms the campaign, the service or the shop itself brings what is ordered. Spec section 9. */
export const transportTermsAtom = atom((get): TransportTerms => {
  const info = get(campaignInfoAtom);
  if (info) return campaignTransportTerms(info);
  const service = get(serviceAtom);
  return service ? serviceTransportTerms(service) : shopTransportTerms(get(currencyAtom));
});

/** How the order gets to the customer: as chosen while that is allowed, else the only way there is; null while open. */
export const transportTypeAtom = atom((get) => {
  const terms = get(transportTermsAtom);
  const chosen = get(chosenTransportAtom);
  return chosen !== null && terms.types.includes(chosen) ? chosen : soleTransport(terms);
});

/** Delivery cost in cents; 0 for take-away and before the choice. */
export const transportCostAtom = atom((get) =>
  transportCostCents(get(transportTermsAtom), get(transportTypeAtom)),
);

/** Whether there is a calendar to pick a time from: a shop's own menu has none. */
const hasCalendarAtom = atom((get) => {
  const bookable = get(bookableAtom);
  return bookable !== null && (bookable.campaignId !== null || bookable.serviceId !== null);
});

/** The instants to choose from now, the proposed one first. Spec section 4 "Transport instant". */
export const transportInstantsAtom = atom((get): readonly TransportInstant[] => {
  if (!get(hasCalendarAtom)) return ['asap'];
  const terms = get(transportTermsAtom);
  const hours = get(bookableAtom)?.hours;
  const isOpen = isWithinWorkingHours({
    view: { startTime: hours?.start ?? null, endTime: hours?.end ?? null },
    schedule: get(scheduleAtom),
    now: get(nowAtom),
    timeZone: get(configAtom).timeZone,
    leadMinutes: terms.leadMinutes,
  });
  return transportInstants(terms, isOpen);
});

/** Whether what is shown cannot be ordered: neither take-away nor delivery is allowed. */
export const noTransportAtom = atom(
  (get) => get(isMenuOrderAtom) && get(transportTermsAtom).types.length === 0,
);
