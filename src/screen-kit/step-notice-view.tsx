import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { announceAction } from '../flow/state/announce.ts';
import { askForRestartAction } from '../flow/state/ask-for-restart.ts';
import { stepNoticeAtom, type StepNotice } from '../context/problem-atoms.ts';
import { Button } from '../ui/action/button.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { useSentence } from './use-sentence.ts';
import { useTranslate } from './use-translate.ts';

const announcedNoticeAtom = atom<StepNotice | null>(null);

/** Says a remark aloud once, also when the view that shows it is made anew. */
const announceNoticeAction = atom(null, (get, set, notice: StepNotice | null, text: string) => {
  if (get(announcedNoticeAtom) === notice) return;
  set(announcedNoticeAtom, notice);
  if (notice) set(announceAction, text);
});

/** The remark at the top of the step: why the customer is back here, what was restored, what went wrong. */
export function StepNoticeView() {
  const notice = useAtomValue(stepNoticeAtom);
  const restart = useSetAtom(askForRestartAction);
  const t = useTranslate();
  const say = useSentence();
  const announce = useSetAtom(announceNoticeAction);
  const reference = notice?.reference;
  const whom = reference ? t('confirm.tryReference', { reference }) : '';
  const text = notice ? `${notice.said ?? ''} ${say(notice.sentence)} ${whom}`.trim() : '';
  useEffect(() => {
    // The last text said is the one that is heard: after a change of step the reason outweighs the step's place.
    queueMicrotask(() => announce(notice, text));
  }, [announce, notice, text]);
  if (!notice) return null;
  const action = notice.offersRestart && (
    <Button advances variant="quiet" onClick={() => void restart()}>
      {t('savedState.restart')}
    </Button>
  );
  return (
    <Notice kind={notice.tone} action={action}>
      {text}
    </Notice>
  );
}
