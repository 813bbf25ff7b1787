import { atom } from 'jotai/vanilla';

import { previousStep } from '../flow-stack.ts';
import { canGoBackAtom, flowStackAtom, skipFactsAtom, subviewAtom } from './flow-atoms.ts';

/** How often Back works from the step shown, its inner view included; 0 at the first step and from a result on. */
export const backLevelAtom = atom((get): number => {
  if (!get(canGoBackAtom)) return 0;
  const facts = get(skipFactsAtom);
  let level = get(subviewAtom)?.back ? 1 : 0;
  let stack = get(flowStackAtom);
  for (let before = previousStep(stack, facts); before !== stack; level += 1) {
    stack = before;
    before = previousStep(stack, facts);
  }
  return level;
});
