import { useAtomValue, useSetAtom } from 'jotai';

import { restartAction } from '../../state/actions/restart.ts';
import { stepNoticeAtom } from '../../state/problem-atoms.ts';
import { Button } from '../../ui/action/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useSentence } from './use-sentence.ts';
import { useTranslate } from './use-translate.ts';

/** The remark at the top of the step: why the customer is back here, what was restored, what went wrong. */
export function StepNoticeView() {
  const notice = useAtomValue(stepNoticeAtom);
  const restart = useSetAtom(restartAction);
  const t = useTranslate();
  const say = useSentence();
  if (!notice) return null;
  const action = notice.offersRestart && (
    <Button variant="quiet" onClick={() => void restart()}>
      {t('savedState.restart')}
    </Button>
  );
  return (
    <Notice kind={notice.tone} action={action}>
      {say(notice.sentence)}
    </Notice>
  );
}
