import { atom } from 'jotai/vanilla';

import { currentEntryAtom, progressAtom } from '../flow-atoms.ts';
import { servicesAtom } from '../services.ts';

/** Tells the page which step is shown. */
export const announceStepAction = atom(null, (get) => {
  const entry = get(currentEntryAtom);
  if (!entry) return;
  const { index, total } = get(progressAtom);
  get(servicesAtom).host.emit('step', { flow: entry.flow, step: entry.step, index, total });
});
