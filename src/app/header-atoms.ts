import { atom } from 'jotai/vanilla';

import { choiceIsSkippedAtom } from '../features/offer/state/offer-atoms.ts';
import { bookableAtom, venueAtom } from '../features/offer/state/offer-atoms.ts';
import { submits } from '../flow/flow-rows.ts';
import { isVisit } from '../flow/flow-stack.ts';
import { FLOW_TABLE, type StepId } from '../flow/flow-table.ts';
import { canGoBackAtom, currentEntryAtom, flowStackAtom } from '../flow/state/flow-atoms.ts';

/**
 * The lines of the header: bookable first, shop below. A flow without header options shows both if known. A service list
 * never shows an offer. Spec section 2 "Header options".
 */
export const headerTitlesAtom = atom((get): { title: string; subtitle: string | null } => {
  const entry = get(currentEntryAtom);
  const { showShopName, showProductName } = (entry && FLOW_TABLE[entry.flow].header) ?? {};
  const shopName = get(venueAtom).name;
  const productName = get(bookableAtom)?.productTitle ?? '';
  const isList = entry?.step === 'services';
  if (isList || productName === '' || (showShopName && !showProductName)) {
    return { title: shopName, subtitle: null };
  }
  const isProductAlone = showProductName && !showShopName;
  return { title: productName, subtitle: isProductAlone ? null : shopName };
});

/** Steps with the summary banner. Spec section 2 screen 2. */
const STEPS_WITH_BANNER: readonly StepId[] = ['login', 'client-info', 'confirm'];

/**
 * Whether the step shows the summary banner: if a click on it can go back, or if nothing else shows what is booked. Points
 * have no date and no party size.
 */
export const showsBannerAtom = atom((get) => {
  const entry = get(currentEntryAtom);
  if (!entry || submits(entry.flow, 'points') || isVisit(get(flowStackAtom))) return false;
  return STEPS_WITH_BANNER.includes(entry.step) && (get(canGoBackAtom) || get(choiceIsSkippedAtom));
});
