import { useAtomValue, useSetAtom } from 'jotai';

import { useSentence } from '../screen-kit/use-sentence.ts';
import type { StyledPart } from '../screen-kit/later-part.tsx';
import { useTranslate } from '../screen-kit/use-translate.ts';
import { alertAtom } from '../context/problem-atoms.ts';
import { languageAtom } from '../context/language-atom.ts';
import { setLanguageAction } from './set-language.ts';
import type { LanguageCode } from '../lib/config/language.ts';
import { LANGUAGE_CODES, LANGUAGES } from '../platform/i18n/languages.ts';
import { LanguagePicker, type LanguageOption } from '../ui/frame/language-picker.tsx';
import { AlertDialog } from '../ui/dialog/alert-dialog.tsx';
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

const LANGUAGE_OPTIONS: readonly LanguageOption<LanguageCode>[] = LANGUAGE_CODES.map((value) => {
  const { code, name, flag, tag } = LANGUAGES[value];
  return { value, code, name, flag, lang: tag };
});

/** Chooses the language of everything. Spec section 1. */
function Languages() {
  const language = useAtomValue(languageAtom);
  const setLanguage = useSetAtom(setLanguageAction);
  const t = useTranslate();
  return (
    <LanguagePicker
      label={t('footer.language')}
      value={language}
      options={LANGUAGE_OPTIONS}
      onChange={(wanted) => void setLanguage(wanted)}
    />
  );
}

/** The alert, in its place while there is one. */
export const alertPart: StyledPart<object> = { Component: Alert };

/** What was chosen, above the steps that follow. */
export const bannerPart: StyledPart<object> = { Component: CheckoutBanner };

/** The language picker of the footer. */
export const languagesPart: StyledPart<object> = { Component: Languages };
