import { useAtomValue } from 'jotai';
import { Fragment } from 'react';

import type { MessageKey } from '../../i18n/message-key.ts';
import { siteLinksAtom } from '../../state/config/site-links-atom.ts';
import { Link } from '../../ui/action/link.tsx';
import { useOutsideLink } from '../parts/shop/use-outside-link.ts';
import { useTranslate } from '../parts/use-translate.ts';

const LINKS = [
  ['terms', 'footer.terms'],
  ['privacy', 'footer.privacy'],
  ['withdrawal', 'footer.withdrawal'],
] as const satisfies readonly (readonly [string, MessageKey])[];

/** Where and how a plan is paid, and the terms and the right of withdrawal, as far as somebody says where they are. */
export function PlansLegal() {
  const links = useAtomValue(siteLinksAtom);
  const leave = useOutsideLink();
  const t = useTranslate();
  const known = LINKS.flatMap(([to, text]) => {
    const href = links[to];
    return href ? [{ to, text, href }] : [];
  });
  return (
    <div className="mc-plans__legal">
      <p>{t('premium.payment')}</p>
      {known.length > 0 && (
        <p>
          {t('premium.legal')}{' '}
          {known.map(({ to, text, href }, index) => (
            <Fragment key={to}>
              {index > 0 && ' · '}
              <Link href={href} newTabText={t('common.newTab')} onClick={leave(to, href)}>
                {t(text)}
              </Link>
            </Fragment>
          ))}
        </p>
      )}
    </div>
  );
}
