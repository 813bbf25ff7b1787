import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';

import { stepChangesAtom } from '../flow/state/flow-atoms.ts';
import { Step } from '../ui/frame/step.tsx';
import { StepNoticeView } from './step-notice-view.tsx';

interface StepScreenProps {
  title: string;
  intro?: ReactNode;
  mark?: ReactNode;
  /** Focuses the heading also on the first step: another view of the same step was shown before. */
  focusTitle?: boolean | undefined;
  children: ReactNode;
}

/**
 * The shape of every step: heading, the remark that stands over it, content. The heading takes the focus
 * after a change of step, but never when the page has just loaded.
 */
export function StepScreen({ title, intro, mark, focusTitle = false, children }: StepScreenProps) {
  const changes = useAtomValue(stepChangesAtom);
  return (
    <Step title={title} intro={intro} mark={mark} focusTitle={focusTitle || changes > 0}>
      <StepNoticeView />
      {children}
    </Step>
  );
}
