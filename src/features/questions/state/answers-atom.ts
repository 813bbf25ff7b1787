import { atom } from 'jotai/vanilla';

import type { Answers } from '../rules/answers.ts';

/** The answers to the page's questions; in memory only, because they may be health data. Contract section 1 `questions`. */
export const answersAtom = atom<Answers>({});
