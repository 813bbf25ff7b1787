import { useAtomValue, useSetAtom } from 'jotai';

import { useSentence } from '../screens/parts/use-sentence.ts';
import type { StyledPart } from '../screens/parts/later-part.tsx';
import { useTranslate } from '../screens/parts/use-translate.ts';
import { alertAtom } from '../state/problem-atoms.ts';
import dialogStyles from '../ui/dialog/dialog.css';
import { AlertDialog } from '../ui/dialog/alert-dialog.tsx';
import bannerStyles from '../ui/frame/summary-banner.css';
import { CheckoutBanner } from './checkout-banner.tsx';

/** Says what has to be confirmed with OK. Spec section 8. */
function Alert() {
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

/** The alert, in its place while there is one. */
export const alertPart: StyledPart<object> = { Component: Alert, styles: [dialogStyles] };

/** What was chosen, above the steps that follow. */
export const bannerPart: StyledPart<object> = {
  Component: CheckoutBanner,
  styles: [bannerStyles],
};
