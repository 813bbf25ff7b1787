import { useSetAtom } from 'jotai';

import { giveUpSmartAction } from '../state/leave-plans.ts';
import { ActionBar } from '../../../ui/action/action-bar.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { useTranslate } from '../../../screen-kit/use-translate.ts';

/** The way on without a plan; it costs nothing and is always at hand. Spec section 2 screen 13. */
export function GiveUpBar() {
  const giveUp = useSetAtom(giveUpSmartAction);
  const t = useTranslate();
  return (
    <ActionBar>
      <Button advances onClick={giveUp}>
        {t('premium.giveUp')}
      </Button>
    </ActionBar>
  );
}
