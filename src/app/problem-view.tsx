import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import type { FlowProblem } from '../flows/readiness.ts';
import { LazyPartView } from '../screens/parts/step/lazy-part.tsx';
import { useAnnouncement } from '../screens/parts/step/use-announcement.ts';
import { useSentence } from '../screens/parts/use-sentence.ts';
import { useTranslate } from '../screens/parts/use-translate.ts';
import { startCheckoutAction } from '../state/actions/flow/start-checkout.ts';
import { configAtom } from '../state/config/config-atom.ts';
import { sentenceForProblem } from '../state/problem/sentence-for-problem.ts';
import { Button } from '../ui/action/button.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { wayOnFrom } from './problem-ways.ts';

interface ProblemViewProps {
  problem: FlowProblem;
  onFatal: () => void;
}

/** Says in one sentence why the flow cannot be shown; where trying again may help, it can be tried. */
export function ProblemView({ problem, onFatal }: ProblemViewProps) {
  const start = useSetAtom(startCheckoutAction);
  const t = useTranslate();
  const say = useSentence();
  const sentence = say(sentenceForProblem(problem));
  useAnnouncement(sentence);
  useEffect(onFatal, [onFatal, problem]);
  const wayOn = wayOnFrom(problem, useAtomValue(configAtom));
  const retry = problem.kind === 'failed' && (
    <Button onClick={() => void start()}>{t('common.retry')}</Button>
  );
  return (
    <>
      <Notice kind={problem.kind === 'failed' ? 'danger' : 'warning'} action={retry}>
        {sentence}
      </Notice>
      {wayOn && <LazyPartView part={wayOn} waiting={null} />}
    </>
  );
}
