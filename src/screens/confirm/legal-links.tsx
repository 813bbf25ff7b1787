import { useAtomValue } from 'jotai';

import { siteLinksAtom } from '../../state/config/site-links-atom.ts';
import { PageLink } from '../parts/shop/page-link.tsx';
import { useTranslate } from '../parts/use-translate.ts';

/** The terms and the privacy policy, as far as somebody says where they are. */
export function LegalLinks() {
  const { terms, privacy } = useAtomValue(siteLinksAtom);
  const t = useTranslate();
  if (!terms && !privacy) return null;
  return (
    <p className="mc-confirm__legal">
      {t('confirm.legal')}{' '}
      {terms && (
        <PageLink to="terms" href={terms}>
          {t('footer.terms')}
        </PageLink>
      )}
      {terms && privacy && ' · '}
      {privacy && (
        <PageLink to="privacy" href={privacy}>
          {t('clientInfo.privacy')}
        </PageLink>
      )}
    </p>
  );
}
