import { atom } from 'jotai/vanilla';

import { stepsOf } from '../flow-table.ts';
import { currentEntryAtom } from './flow-atoms.ts';

/** Whether the running flow has a menu that the customer can go back to. */
export const hasMenuStepAtom = atom((get) => {
  const flow = get(currentEntryAtom)?.flow;
  return flow !== undefined && stepsOf(flow).some(({ id }) => id === 'menu');
});
