import { useAtomValue, useSetAtom } from 'jotai';

import { goHomeAction } from '../../../flow/state/go-home.ts';
import { configAtom } from '../../../context/config-atom.ts';
import { Button } from '../../../ui/action/button.tsx';
import { useTranslate } from '../../../screen-kit/use-translate.ts';

/** A way out and no more: nothing is left to do here, so it neither sticks nor stands out. */
export function HomeButton() {
  const { mode } = useAtomValue(configAtom);
  const goHome = useSetAtom(goHomeAction);
  const t = useTranslate();
  return (
    <Button advances onClick={() => void goHome()}>
      {mode === 'inline' ? t('success.home') : t('common.close')}
    </Button>
  );
}
