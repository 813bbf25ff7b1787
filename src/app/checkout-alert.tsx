import { useAtomValue, useSetAtom } from 'jotai';

import { useMessage, useTranslate } from '../screen-kit/screen.tsx';
import { alertAtom } from '../context/problems.ts';
import { AlertDialog } from '../ui/dialog/dialog.tsx';

/** Says what has to be confirmed with OK. Spec section 8. */
export default function CheckoutAlert() {
  const sentence = useAtomValue(alertAtom);
  const setAlert = useSetAtom(alertAtom);
  const t = useTranslate();
  const say = useMessage();
  return (
    <AlertDialog
      open={sentence !== null}
      title={t('alert.title')}
      okLabel={t('common.ok')}
      onClose={() => setAlert(null)}
    >
      {sentence && say(sentence)}
    </AlertDialog>
  );
}
