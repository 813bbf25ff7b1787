import { useSetAtom } from 'jotai';
import type { MouseEvent, ReactNode } from 'react';

import { openLinkAction } from '../../state/actions/open-link.ts';
import { Link } from '../../ui/action/link.tsx';
import { useTranslate } from './use-translate.ts';

interface PageLinkProps {
  /** What the `navigate` event calls it. */
  to: 'privacy' | 'terms' | 'rewards' | 'prizes';
  href: string;
  children: ReactNode;
}

/** A link to the main site in a new tab; the page may cancel it and go there itself. Spec section 2 screen 1. */
export function PageLink({ to, href, children }: PageLinkProps) {
  const openLink = useSetAtom(openLinkAction);
  const t = useTranslate();
  const open = (event: MouseEvent) => {
    event.preventDefault();
    openLink(to, href);
  };
  return (
    <Link href={href} newTabText={t('common.newTab')} onClick={open}>
      {children}
    </Link>
  );
}
