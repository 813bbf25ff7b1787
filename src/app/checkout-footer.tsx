import { useAtomValue, useSetAtom } from 'jotai';

import type { LanguageCode, LinkName } from '../domain/config/checkout-config.ts';
import { LANGUAGE_CODES, LANGUAGES } from '../i18n/languages.ts';
import type { MessageKey } from '../i18n/message-key.ts';
import { useOutsideLink } from '../screens/parts/use-outside-link.ts';
import { useTranslate } from '../screens/parts/use-translate.ts';
import { setLanguageAction } from '../state/actions/set-language.ts';
import { configAtom } from '../state/config-atom.ts';
import { languageAtom } from '../state/language-atom.ts';
import { siteLinksAtom } from '../state/site-links-atom.ts';
import { Link } from '../ui/action/link.tsx';
import { Footer } from '../ui/frame/footer.tsx';
import { LanguagePicker, type LanguageOption } from '../ui/frame/language-picker.tsx';
import { PoweredBy } from '../ui/frame/powered-by.tsx';

const PRODUCT_NAME = 'merchant-checkout';

/** The platform on which the language picker and the mark are shown. Spec section 1. */
const WIDGET_PLATFORM = 'WIDGET';

const LINK_TEXTS: readonly [LinkName, MessageKey][] = [
  ['privacy', 'footer.privacy'],
  ['terms', 'footer.terms'],
  ['withdrawal', 'footer.withdrawal'],
  ['disputes', 'footer.disputes'],
  ['complaints', 'footer.complaints'],
];

const LANGUAGE_OPTIONS: readonly LanguageOption<LanguageCode>[] = LANGUAGE_CODES.map((value) => {
  const { code, name, flag, tag } = LANGUAGES[value];
  return { value, code, name, flag, lang: tag };
});

/** Languages, legal links and the mark. */
export function CheckoutFooter() {
  const language = useAtomValue(languageAtom);
  const { clientPlatform } = useAtomValue(configAtom);
  const links = useAtomValue(siteLinksAtom);
  const leave = useOutsideLink();
  const setLanguage = useSetAtom(setLanguageAction);
  const t = useTranslate();
  const isWidget = clientPlatform === WIDGET_PLATFORM;
  const shown = LINK_TEXTS.flatMap(([name, text]) => {
    const href = links[name];
    if (!href) return [];
    return [
      <Link key={name} href={href} newTabText={t('common.newTab')} onClick={leave(name, href)}>
        {t(text)}
      </Link>,
    ];
  });
  return (
    <Footer
      links={shown}
      languages={
        isWidget && (
          <LanguagePicker
            label={t('footer.language')}
            value={language}
            options={LANGUAGE_OPTIONS}
            onChange={(wanted) => void setLanguage(wanted)}
          />
        )
      }
      poweredBy={isWidget && <PoweredBy text={t('footer.poweredBy')} name={PRODUCT_NAME} />}
    />
  );
}
