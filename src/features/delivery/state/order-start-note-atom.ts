import { atom } from 'jotai/vanilla';

import { stepsOf } from '../../../flow/flow-table.ts';
import { productAtom } from '../../offer/state/product-atom.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';

/** What the merchant says before an order is booked; null where the flow's menu has said it. Spec section 3 "BookingConfig". */
export const orderStartNoteAtom = atom((get): string | null => {
  const entry = get(currentEntryAtom);
  const isSaid = entry !== null && stepsOf(entry.flow).some(({ id }) => id === 'menu');
  return isSaid ? null : (get(productAtom)?.notes.start ?? null);
});
