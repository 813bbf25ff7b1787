import { atom } from 'jotai/vanilla';

import { servicesAtom } from '../../context/services.ts';

/** Does something after so many ms, unless the element has gone by then; the returned function calls it off. */
export const afterAction = atom(null, (get, _set, ms: number, run: () => void): (() => void) =>
  get(servicesAtom).host.after(ms, run),
);
