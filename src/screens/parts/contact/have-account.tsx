import { useAtomValue, useSetAtom } from 'jotai';

import { visitStepAction } from '../../../state/actions/flow/move-step.ts';
import { userAtom } from '../../../state/account/user-atom.ts';
import { currentEntryAtom } from '../../../state/flow/flow-atoms.ts';
import { Button } from '../../../ui/action/button.tsx';
import { useTranslate } from '../use-translate.ts';

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
