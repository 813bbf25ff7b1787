import { atom } from 'jotai/vanilla';

import { servicesAtom } from '../../context/services.ts';

/** The customer wants out: the dialog of modal and button mode closes, and the page is told. */
export const closeAction = atom(null, (get) => get(servicesAtom).host.close());
