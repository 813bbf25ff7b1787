import { useSetAtom } from 'jotai';
import { atom } from 'jotai/vanilla';
import { useLayoutEffect } from 'react';

import { stepShownAtAtom } from '../../../state/flow/press-atoms.ts';
import { servicesAtom } from '../../../state/services.ts';

const questionShownAction = atom(null, (get, set) =>
  set(stepShownAtAtom, get(servicesAtom).host.now()),
);

/** A question about money that has just opened is not answered by the second tap of the press that raised it. */
export function useFreshQuestion(isOpen: boolean): void {
  const shown = useSetAtom(questionShownAction);
  useLayoutEffect(() => {
    if (isOpen) shown();
  }, [isOpen, shown]);
}
