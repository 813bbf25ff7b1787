import { useAtomValue, useSetAtom } from 'jotai';

import { useSentence } from '../screen-kit/use-sentence.ts';
import { useTranslate } from '../screen-kit/use-translate.ts';
import { alertAtom } from '../context/problem-atoms.ts';
import { AlertDialog } from '../ui/dialog/alert-dialog.tsx';

/** Says what has to be confirmed with OK. Spec section 8. */
export default function CheckoutAlert() {
  const sentence = useAtomValue(alertAtom);
  const setAlert = useSetAtom(alertAtom);
  const t = useTranslate();
  const say = useSentence();
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
