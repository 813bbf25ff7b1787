import { useAtomValue } from 'jotai';
import { Fragment } from 'react';

import { siteLinksAtom } from '../../../context/checkout-context.ts';
import { ENDING_DOT } from '../../../lib/text/non-breaking.ts';
import type { MessageKey } from '../../../platform/i18n/message-key.ts';
import { useTranslate } from '../../../screen-kit/screen.tsx';
import { PageLink } from '../../../screen-kit/page-link.tsx';

const BOOKING = [
  ['terms', 'footer.terms'],
  ['privacy', 'footer.privacy'],
] as const;

/** The pages in order. Vouchers, goods and plans may have a right of withdrawal. */
const PAGES = {
  booking: BOOKING,
  purchase: [...BOOKING, ['withdrawal', 'footer.withdrawal']],
} as const;

interface LegalLinksProps {
  /** The text before the links. */
  lead: MessageKey;
  /** The action that the button confirms. */
  of: keyof typeof PAGES;
}

/** Links to the known legal pages, beside a binding button. */
export function LegalLinks({ lead, of }: LegalLinksProps) {
  const links = useAtomValue(siteLinksAtom);
  const t = useTranslate();
  const known = PAGES[of].flatMap(([to, text]) => {
    const href = links[to];
    return href ? [{ to, text, href }] : [];
  });
  if (known.length === 0) return null;
  return (
    <p className="mc-quiet">
      {t(lead)}{' '}
      {known.map(({ to, text, href }, index) => (
        <Fragment key={to}>
          {index > 0 && (
            <>
              <span aria-hidden="true">{ENDING_DOT}</span>{' '}
            </>
          )}
          <PageLink to={to} href={href}>
            {t(text)}
          </PageLink>
        </Fragment>
      ))}
    </p>
  );
}
