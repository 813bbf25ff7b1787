import { atom } from 'jotai/vanilla';

import { isOrderFlow } from '../order-flows.ts';
import { currentEntryAtom } from './flow-atoms.ts';

/** Whether the running flow orders from a menu, to be taken away or delivered. */
export const isTransportOrderAtom = atom((get) => isOrderFlow(get(currentEntryAtom)?.flow));
