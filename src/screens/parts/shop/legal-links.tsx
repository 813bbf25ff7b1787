import { useAtomValue } from 'jotai';
import { Fragment } from 'react';

import type { MessageKey } from '../../../i18n/message-key.ts';
import { siteLinksAtom } from '../../../state/config/site-links-atom.ts';
import { PageLink, type PageLinkProps } from './page-link.tsx';
import { useTranslate } from '../use-translate.ts';

interface LegalLinksProps {
  className?: string;
  /** What stands before the links. */
  lead: MessageKey;
  /** The pages in their order, each with its words. */
  pages: readonly (readonly [PageLinkProps['to'], MessageKey])[];
}

/** Links to what the law lets a customer read beside a button that binds, as far as somebody says where they are. */
export function LegalLinks({ className, lead, pages }: LegalLinksProps) {
  const links = useAtomValue(siteLinksAtom);
  const t = useTranslate();
  const known = pages.flatMap(([to, text]) => {
    const href = links[to];
    return href ? [{ to, text, href }] : [];
  });
  if (known.length === 0) return null;
  return (
    <p className={className}>
      {t(lead)}{' '}
      {known.map(({ to, text, href }, index) => (
        <Fragment key={to}>
          {index > 0 && ' · '}
          <PageLink to={to} href={href}>
            {t(text)}
          </PageLink>
        </Fragment>
      ))}
    </p>
  );
}
