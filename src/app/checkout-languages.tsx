import { useAtomValue, useSetAtom } from 'jotai';

import { useTranslate } from '../screen-kit/screen.tsx';
import { languageAtom } from '../context/checkout-context.ts';
import { chooseLanguageAction } from './chosen-language.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../lib/config/language.ts';
import { LANGUAGES } from '../platform/i18n/languages.ts';
import { LanguagePicker, type LanguageOption } from '../ui/frame/language-picker.tsx';
import { RefusalNotice } from '../screen-kit/refusal-notice.tsx';

const LANGUAGE_OPTIONS: readonly LanguageOption<LanguageCode>[] = LANGUAGE_CODES.map((value) => {
  const { code, name, flag, tag } = LANGUAGES[value];
  return { value, code, name, flag, lang: tag };
});

/** The language picker. Spec section 1. */
export default function CheckoutLanguages() {
  const language = useAtomValue(languageAtom);
  const chooseLanguage = useSetAtom(chooseLanguageAction);
  const t = useTranslate();
  return (
    <>
      <LanguagePicker
        label={t('footer.language')}
        value={language}
        options={LANGUAGE_OPTIONS}
        onChange={chooseLanguage}
      />
      <RefusalNotice of="language" />
    </>
  );
}
