import { atom } from 'jotai/vanilla';

import { setShopNote } from '../rules/shop-notes.ts';
import type { Id } from '../../../lib/config/id.ts';
import { shopNotesAtom } from './cart-state-atoms.ts';

/** Takes over what the customer writes to a shop. */
export const editShopNoteAction = atom(
  null,
  (get, set, { shopId, note }: { shopId: Id; note: string }) =>
    set(shopNotesAtom, setShopNote(get(shopNotesAtom), shopId, note)),
);
