import { useAtomValue } from 'jotai';
import { atom } from 'jotai/vanilla';

import { Deferred, deferred, type DeferredView } from '../../../screen-kit/deferred.tsx';
import {
  hasQuestionsAtom,
  loadQuestionsAction,
  shownQuestionsAtom,
} from '../state/questions-atoms.ts';

const PANEL = deferred(() => import('./questions-panel.tsx'), ['questions']);
const ANSWERS = deferred<{ lineClass: string | undefined }>(
  () => import('./answers-panel.tsx'),
  ['questions'],
);

/** The view of the questions, which loads their rules too. */
const QUESTIONS: DeferredView = atom(
  (get) => get(PANEL),
  async (_get, set) => (await set(loadQuestionsAction)) ?? set(PANEL),
);

/** The page's questions; nothing is loaded without them. Contract section 1 `questions`. */
export function Questions() {
  return useAtomValue(hasQuestionsAtom) && <Deferred of={QUESTIONS} />;
}

/**
 * The customer's answers to the page's questions, as rows of the `SummaryList` around them, or as lines of a class of the caller;
 * nothing is loaded without them.
 */
export function AnswerList({ lineClass }: { lineClass?: string }) {
  const isAsked = useAtomValue(shownQuestionsAtom).length > 0;
  return isAsked && <Deferred of={ANSWERS} props={{ lineClass }} />;
}
