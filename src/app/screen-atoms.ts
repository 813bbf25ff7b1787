import { atom } from 'jotai/vanilla';

import { choiceIsSkippedAtom } from '../features/booking/state/availability-atoms.ts';
import { bookableAtom, venueAtom } from '../features/offer/state/offer-atoms.ts';
import { isVisit } from '../flow/flow-stack.ts';
import {
  canGoBackAtom,
  currentEntryAtom,
  flowStackAtom,
  headerOptionsAtom,
} from '../flow/state/flow-atoms.ts';
import type { StepId } from '../flow/step-ids.ts';

/**
 * The lines of the header: the parts that the flow shows, bookable first and shop below. A flow that names neither
 * shows both where they are known. A service list shows no offer, even if the page names one. Spec section 2 "Header
 * options".
 */
export const headerTitlesAtom = atom((get): { title: string; subtitle: string | null } => {
  const { showShopName, showProductName } = get(headerOptionsAtom);
  const shopName = get(venueAtom).name;
  const productName = get(bookableAtom)?.productTitle ?? '';
  const isList = get(currentEntryAtom)?.step === 'services';
  if (isList || productName === '' || (showShopName && !showProductName)) {
    return { title: shopName, subtitle: null };
  }
  const isProductAlone = showProductName && !showShopName;
  return { title: productName, subtitle: isProductAlone ? null : shopName };
});

/** Steps that show what was chosen at their top. Spec section 2 screen 2. */
const STEPS_WITH_BANNER: readonly StepId[] = ['login', 'client-info', 'confirm'];

/**
 * Whether the summary banner stands at the top of the step: where clicking it leads back to what was chosen, and where
 * there was nothing to choose, so that it is the only place that says what is booked.
 */
export const showsBannerAtom = atom((get) => {
  const step = get(currentEntryAtom)?.step;
  if (step === undefined || isVisit(get(flowStackAtom))) return false;
  return STEPS_WITH_BANNER.includes(step) && (get(canGoBackAtom) || get(choiceIsSkippedAtom));
});
