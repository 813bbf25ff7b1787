import { useAtomValue } from 'jotai';
import { Fragment } from 'react';

import type { MessageKey } from '../../../i18n/message-key.ts';
import { siteLinksAtom } from '../../../state/config/site-links-atom.ts';
import { Link } from '../../../ui/action/link.tsx';
import { useOutsideLink } from '../shop/use-outside-link.ts';
import { useTranslate } from '../use-translate.ts';

const LINKS = [
  ['terms', 'footer.terms'],
  ['privacy', 'clientInfo.privacy'],
  ['withdrawal', 'footer.withdrawal'],
] as const satisfies readonly (readonly [string, MessageKey])[];

/** The terms, the privacy policy and, for a voucher, the right of withdrawal, as far as somebody says where they are. */
export function PaymentLegal() {
  const links = useAtomValue(siteLinksAtom);
  const leave = useOutsideLink();
  const t = useTranslate();
  const known = LINKS.flatMap(([to, text]) => {
    const href = links[to];
    return href ? [{ to, text, href }] : [];
  });
  if (known.length === 0) return null;
  return (
    <p className="mc-payment__legal">
      {t('confirm.legal')}{' '}
      {known.map(({ to, text, href }, index) => (
        <Fragment key={to}>
          {index > 0 && ' · '}
          <Link href={href} newTabText={t('common.newTab')} onClick={leave(to, href)}>
            {t(text)}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}
