import { useAtomValue } from 'jotai';

import type { LinkName } from '../lib/config/links.ts';
import { LANGUAGES } from '../platform/i18n/languages.ts';
import type { MessageKey } from '../platform/i18n/message-key.ts';
import { Deferred } from '../screen-kit/deferred-view.tsx';
import { deferred } from '../screen-kit/deferred.ts';
import { useOutsideLink } from '../screen-kit/use-outside-link.ts';
import { useTranslate } from '../screen-kit/use-translate.ts';
import { configAtom } from '../context/config-atom.ts';
import { languageAtom } from '../context/language-atom.ts';
import { siteLinksAtom } from '../context/site-links-atom.ts';
import { Link } from '../ui/action/link.tsx';
import { Footer } from '../ui/frame/footer.tsx';
import { LanguageShown } from '../ui/frame/language-shown.tsx';
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

const LANGUAGE_PICKER = deferred(() => import('./checkout-languages.tsx'), { needsTexts: false });

/** The language picker, which is brought after the first screen; until then its place, with the language's name. */
function Languages() {
  const { code, name } = LANGUAGES[useAtomValue(languageAtom)];
  const waiting = (
    <span className="mc-language">
      <LanguageShown code={code} name={name} />
    </span>
  );
  return <Deferred of={LANGUAGE_PICKER} waiting={waiting} isAhead />;
}

/** Languages, legal links and the mark. */
export function CheckoutFooter() {
  const { clientPlatform } = useAtomValue(configAtom);
  const links = useAtomValue(siteLinksAtom);
  const leave = useOutsideLink();
  const t = useTranslate();
  const isWidget = clientPlatform.toUpperCase() === WIDGET_PLATFORM;
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
      languages={isWidget && <Languages />}
      poweredBy={isWidget && <PoweredBy text={t('footer.poweredBy')} name={PRODUCT_NAME} />}
    />
  );
}
