import { useSetAtom } from 'jotai';
import { atom } from 'jotai/vanilla';
import { useLayoutEffect } from 'react';

import { stepShownAtAtom } from '../../../flow/state/press-atoms.ts';
import { servicesAtom } from '../../../context/services.ts';

const viewShownAction = atom(null, (get, set) =>
  set(stepShownAtAtom, get(servicesAtom).host.now()),
);

/**
 * Within a step: what has just opened, a question about money or another view, is not answered by the second tap of the
 * press that led there. Nothing while `view` is false; each other value is a view of its own.
 */
export function useFreshView(view: string | boolean): void {
  const shown = useSetAtom(viewShownAction);
  useLayoutEffect(() => {
    if (view !== false) shown();
  }, [view, shown]);
}
