import { useAtomValue, useSetAtom } from 'jotai';

import { retryPointsAction } from '../state/obtain-points.ts';
import { stepChangesAtom } from '../../../flow/state/flow-atoms.ts';
import { ActionBar } from '../../../ui/action/action-bar.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { SuccessMark } from '../../../ui/feedback/success-mark.tsx';
import { Step } from '../../../ui/frame/step.tsx';
import { useLostTryDetails } from '../../../screen-kit/use-lost-try-details.ts';
import { useTranslate } from '../../../screen-kit/use-translate.ts';

/** No answer said so: nobody knows whether the points arrived, and only the customer may ask again. */
export function PointsUnknown() {
  const changes = useAtomValue(stepChangesAtom);
  const retry = useSetAtom(retryPointsAction);
  const t = useTranslate();
  return (
    <Step
      title={t('points.unknown.title')}
      intro={`${t('points.unknown.text')} ${useLostTryDetails()}`}
      mark={<SuccessMark kind="waiting" />}
      focusTitle={changes > 0}
    >
      <ActionBar>
        <Button variant="primary" onClick={() => void retry()}>
          {t('points.retry')}
        </Button>
      </ActionBar>
    </Step>
  );
}
