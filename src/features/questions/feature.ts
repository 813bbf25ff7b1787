import type { Feature } from '../../flow/feature-interface.ts';
import { answersAtom } from './state/answers-atom.ts';

/** The page's own questions; their answers stay in memory. */
export const questions: Feature = {
  reset(_get, set) {
    set(answersAtom, {});
  },
};
