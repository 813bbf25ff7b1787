import type { Getter } from 'jotai/vanilla';

import { slotChoiceAtom } from '../../features/booking/state/booking-form-atoms.ts';
import { allowedModesAtom, bookableAtom } from '../../features/offer/state/offer-atoms.ts';
import { noTransportAtom } from '../../features/offer/state/transport-terms-atoms.ts';
import { CALENDAR_STEPS, stepsOf } from '../../flow/flow-rows.ts';
import type { StepId } from '../../flow/flow-table.ts';
import {
  currentEntryAtom,
  isMenuOrderAtom,
  isProductCheckoutAtom,
} from '../../flow/state/flow-atoms.ts';
import type { PlanTool } from '../../plugins/checkout-plan.ts';
import { refusesChanges } from './refusals.ts';

const stepsOfFlow = (get: Getter): readonly StepId[] => {
  const entry = get(currentEntryAtom);
  return entry ? stepsOf(entry.flow) : [];
};

/** The step with the calendar; undefined in flows without one. */
export const calendarStep = (get: Getter) =>
  stepsOfFlow(get).find((step) => CALENDAR_STEPS.includes(step));

/** Whether dates can be booked: services always, campaigns where the page and the campaign allow it. */
const sellsDates = (get: Getter): boolean =>
  get(bookableAtom)?.serviceId != null || get(allowedModesAtom).includes('book');

/** Whether the offer has a calendar with times or days to choose one from. */
function hasCalendar(get: Getter): boolean {
  const { campaignId = null, serviceId = null } = get(bookableAtom) ?? {};
  const isListed = campaignId !== null || serviceId !== null;
  return isListed && calendarStep(get) !== undefined && get(slotChoiceAtom).submitsOn !== null;
}

/** Whether the flow ends with an order of dishes or products. */
export const isOrder = (get: Getter): boolean =>
  get(isProductCheckoutAtom) || (get(isMenuOrderAtom) && !get(noTransportAtom));

/** The tools that fit the flow. */
export function fittingTools(get: Getter): readonly PlanTool[] {
  if (refusesChanges(get)) return [];
  const isMenu = get(isMenuOrderAtom);
  const sellsVouchers = !isMenu && get(allowedModesAtom).includes('voucher');
  const fits: Record<PlanTool, boolean> = {
    find_times: hasCalendar(get) && (isMenu || sellsDates(get)),
    quote: isOrder(get) || sellsVouchers || (!isMenu && calendarStep(get) !== undefined),
    prepare_booking: hasCalendar(get) && !isMenu && sellsDates(get),
    prepare_order: isOrder(get) || sellsVouchers,
  };
  const names: readonly PlanTool[] = ['find_times', 'quote', 'prepare_booking', 'prepare_order'];
  return names.filter((name) => fits[name]);
}
