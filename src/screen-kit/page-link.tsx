import type { ReactNode } from 'react';

import { Link } from '../ui/action/link.tsx';
import { useOutsideLink } from './use-outside-link.ts';
import { useTranslate } from './messages.ts';

export interface PageLinkProps {
  /** What the `navigate` event calls it. */
  to: 'privacy' | 'terms' | 'withdrawal' | 'rewards' | 'prizes';
  href: string;
  children: ReactNode;
}

/** A link to the main site in a new tab; the page may cancel it and go there itself. Spec section 2 screen 1. */
export function PageLink({ to, href, children }: PageLinkProps) {
  const leave = useOutsideLink();
  const t = useTranslate();
  return (
    <Link href={href} newTabText={t('common.newTab')} onClick={leave(to, href)}>
      {children}
    </Link>
  );
}
