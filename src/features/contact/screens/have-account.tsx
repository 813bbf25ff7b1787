import { useAtomValue, useSetAtom } from 'jotai';

import { visitStepAction } from '../../../flow/state/move-step.ts';
import { userAtom } from '../../../context/checkout-context.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { Button } from '../../../ui/action/button.tsx';
import { useTranslate } from '../../../screen-kit/screen.tsx';

/** A guest's way to the sign-in, which leads back here with everything kept: points and prizes take an account. */
export function HaveAccount({ small }: { small?: boolean }) {
  const isGuest = useAtomValue(userAtom) === null;
  const step = useAtomValue(currentEntryAtom)?.step;
  const visit = useSetAtom(visitStepAction);
  const t = useTranslate();
  if (!isGuest || !step) return null;
  return (
    <Button advances variant="quiet" small={small} onClick={() => visit('login', step)}>
      {t('contact.haveAccount')}
    </Button>
  );
}
