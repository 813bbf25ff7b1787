import { atom } from 'jotai/vanilla';

import { servicesAtom } from '../../../context/services.ts';

/** Puts a text on the clipboard; resolves false when the browser refused. */
export const copyTextAction = atom(null, (get, _set, text: string): Promise<boolean> =>
  get(servicesAtom).host.copyText(text),
);
