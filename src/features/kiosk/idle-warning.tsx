import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';

import { announceAction } from '../../flow/state/announcements.ts';
import { useTranslate } from '../../screen-kit/screen.tsx';
import { Button } from '../../ui/action/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';

/** From here on, the seconds left are announced once more. */
const LAST_CALL_SECONDS = 5;

interface IdleWarningProps {
  /** Null while there is no warning. */
  secondsLeft: number | null;
  onStay: () => void;
}

/** Asks whether somebody is still there, with the seconds until everything is cleared. Escape and the button stay. */
export function IdleWarning({ secondsLeft, onStay }: IdleWarningProps) {
  const announce = useSetAtom(announceAction);
  const t = useTranslate();
  const [shownSeconds, setShownSeconds] = useState(0);
  // The text stays as it was while the dialog fades out.
  if (secondsLeft !== null && secondsLeft !== shownSeconds) setShownSeconds(secondsLeft);
  const isLastCall = secondsLeft === LAST_CALL_SECONDS;
  const text = t('idle.text', { seconds: secondsLeft ?? shownSeconds });
  useEffect(() => {
    if (isLastCall) announce(text);
  }, [announce, isLastCall, text]);
  const stay = (
    <Button variant="primary" onClick={onStay}>
      {t('idle.stay')}
    </Button>
  );
  return (
    <Dialog open={secondsLeft !== null} title={t('idle.title')} onClose={onStay} actions={stay}>
      <p>{text}</p>
    </Dialog>
  );
}
