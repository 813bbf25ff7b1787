import { useAtomValue, useSetAtom } from 'jotai';

import { visitStepAction } from '../../../flow/state/move-step.ts';
import { userAtom } from '../../../context/checkout-context.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { Button } from '../../../ui/action/button.tsx';
import '../../../ui/action/link.css';
import { useTranslate } from '../../../screen-kit/screen.tsx';

interface HaveAccountProps {
  small?: boolean;
  /** A link at the end of a text. */
  inText?: boolean;
}

/** Leads a guest to the sign-in, which returns here and keeps all input. Points and prizes require an account. */
export function HaveAccount({ small, inText }: HaveAccountProps) {
  const isGuest = useAtomValue(userAtom) === null;
  const step = useAtomValue(currentEntryAtom)?.step;
  const visit = useSetAtom(visitStepAction);
  const t = useTranslate();
  if (!isGuest || !step) return null;
  const signIn = () => visit('login', step);
  if (inText) {
    return (
      <button type="button" className="mc-link mc-advances" onClick={signIn}>
        {t('contact.haveAccount')}
      </button>
    );
  }
  return (
    <Button advances variant="quiet" small={small} onClick={signIn}>
      {t('contact.haveAccount')}
    </Button>
  );
}
