import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import type { FlowProblem } from '../flow/flow-problem.ts';
import { Deferred } from '../screen-kit/deferred-view.tsx';
import { RetryButton, useOutdated } from '../screen-kit/load-failure.tsx';
import { useAnnouncement } from '../screen-kit/use-announcement.ts';
import { useSentence } from '../screen-kit/use-sentence.ts';
import { startCheckoutAction } from '../flow/state/start-checkout.ts';
import { stepChangesAtom } from '../flow/state/flow-atoms.ts';
import { askedFlowAtom } from '../flow/state/asked-flow-atom.ts';
import { sentenceForProblem } from '../flow/state/sentence-for-problem.ts';
import { Notice } from '../ui/feedback/notice.tsx';
import { useFocusOnMount } from '../ui/use-focus-on-mount.ts';
import { wayOnFrom } from './problem-ways.ts';
import { ScreenBoundary } from './screen-boundary.tsx';

/** The problem in one sentence; where trying again may help, it can be tried. */
function ProblemNotice({ problem }: { problem: FlowProblem }) {
  const start = useSetAtom(startCheckoutAction);
  const isOutdated = useOutdated(problem.code === 'network');
  const say = useSentence();
  const sentence = say(isOutdated ? { key: 'errors.outdated' } : sentenceForProblem(problem));
  useAnnouncement(sentence);
  const mayHelp = problem.kind === 'failed';
  // Pressed and shown again: the one before it has gone, with the focus.
  const takesFocus = useAtomValue(stepChangesAtom) > 0;
  const button = useFocusOnMount<HTMLButtonElement>(takesFocus);
  const place = useFocusOnMount<HTMLDivElement>(takesFocus && !mayHelp);
  const retry = mayHelp && (
    <RetryButton ref={button} isOutdated={isOutdated} retry={() => void start()} />
  );
  return (
    <div ref={place} tabIndex={-1}>
      <Notice kind={mayHelp ? 'danger' : 'warning'} action={retry}>
        {sentence}
      </Notice>
    </div>
  );
}

interface ProblemViewProps {
  problem: FlowProblem;
  onFatal: () => void;
}

/** Says why the flow cannot be shown, and how the customer may go on. */
export function ProblemView({ problem, onFatal }: ProblemViewProps) {
  useEffect(onFatal, [onFatal, problem]);
  const wayOn = wayOnFrom(problem, useAtomValue(askedFlowAtom));
  return (
    <>
      {!wayOn?.isInvitation && <ProblemNotice problem={problem} />}
      {wayOn && (
        <ScreenBoundary>
          <Deferred of={wayOn.view} waiting={null} />
        </ScreenBoundary>
      )}
    </>
  );
}
