import { atom, type Atom, type WritableAtom } from 'jotai/vanilla';
import type { ComponentType } from 'react';

import { servicesAtom } from '../context/services.ts';
import { loadTextsAction } from '../flow/state/load-texts.ts';

/** What a module that shows something gives. */
interface ViewModule<Props> {
  default: ComponentType<Props>;
  /** The view inside it that shows as things stand, which is worth waiting for, so that nothing jumps; null for none. */
  innerViewAtom?: Atom<DeferredView | null>;
}

/**
 * A view whose code comes when it is needed, with its style sheets and texts. Reads as null until it is here. Setting
 * it loads it and gives whether it is here then; it never rejects.
 */
export type DeferredView<Props = object> = WritableAtom<
  ViewModule<Props> | null,
  [],
  Promise<boolean>
>;

/** Defers a view. One that shows only the texts of the first moment waits for no others: it says `needsTexts: false`. */
export function deferred<Props = object>(
  load: () => Promise<ViewModule<Props>>,
  { needsTexts } = { needsTexts: true },
): DeferredView<Props> {
  const arrivedAtom = atom<ViewModule<Props> | null>(null);
  return atom(
    (get) => get(arrivedAtom),
    async (get, set) => {
      try {
        const [view] = await Promise.all([load(), needsTexts && set(loadTextsAction)]);
        get(servicesAtom).adoptSheets();
        const inner = view.innerViewAtom && get(view.innerViewAtom);
        // Where that does not come, it says so in its place.
        if (inner && !get(inner)) await set(inner);
        set(arrivedAtom, view);
        return true;
      } catch {
        return false;
      }
    },
  );
}
