import { useAtomValue, useSetAtom } from 'jotai';

import type { StepId } from '../../../flow/step-ids.ts';
import { jumpToStepAction } from '../../../flow/state/move-step.ts';
import { submissionAtom } from '../../../submission/submission-atom.ts';
import { Button } from '../../../ui/action/button.tsx';
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx';
import { editIcon } from '../../../ui/icon/result-icons.ts';
import { useTranslate } from '../../../screen-kit/use-translate.ts';

interface ChangeButtonProps {
  step: StepId;
  /** What is changed, for those who do not see where the button stands. */
  subject: string;
}

/** Leads back to the step where something was filled in; not while it is being sent. */
export function ChangeButton({ step, subject }: ChangeButtonProps) {
  const isSending = useAtomValue(submissionAtom).status === 'sending';
  const jump = useSetAtom(jumpToStepAction);
  const t = useTranslate();
  return (
    <Button
      advances
      small
      variant="quiet"
      icon={editIcon}
      disabled={isSending}
      onClick={() => jump(step)}
    >
      {t('common.change')}
      <VisuallyHidden>: {subject}</VisuallyHidden>
    </Button>
  );
}
