import { atom } from 'jotai/vanilla';

import type { FlowType } from '../flow-types.ts';
import { selectFlow } from '../select-flow.ts';
import { configAtom } from '../../context/config-atom.ts';

/** The flow that `goTo` named; null where the config selects one. */
export const namedFlowAtom = atom<FlowType | null>(null);

/** The flow that is asked for, whether it could begin or not. Spec section 2 "Flow selection". */
export const askedFlowAtom = atom(
  (get): FlowType => get(namedFlowAtom) ?? selectFlow(get(configAtom)),
);
