import { atom } from 'jotai/vanilla';

import { configAtom } from '../../../context/checkout-context.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { stepsOf } from '../../../flow/flow-rows.ts';
import { modeAtom } from './choice-atoms.ts';
import type { StepId } from '../../../flow/flow-table.ts';

/** Steps of the flows that a customer at a table uses: menus, menu orders and bookings. */
const TABLE_STEPS: readonly StepId[] = ['menu', 'booking', 'choice'];

/** The table that the page names, in menu and booking flows; null elsewhere and for vouchers. Contract section 1 `table`. */
export const tableAtom = atom((get) => {
  const entry = get(currentEntryAtom);
  if (!entry || get(modeAtom) === 'voucher') return null;
  const isServed = stepsOf(entry.flow).some((step) => TABLE_STEPS.includes(step));
  return isServed ? get(configAtom).table : null;
});
