import type { MouseEvent, ReactNode } from 'react';
import { useSetAtom } from 'jotai';

import { Link } from '../ui/action/link.tsx';
import { useTranslate } from './screen.tsx';
import { openLinkAction } from '../flow/state/announcements.ts';

/** Gives a link's click handler: a new tab or the app's own navigation, which the page may cancel. */
export function useOutsideLink() {
  const openLink = useSetAtom(openLinkAction);
  return (...target: Parameters<typeof openLink>) =>
    (click: MouseEvent) => {
      click.preventDefault();
      openLink(...target);
    };
}

export interface PageLinkProps {
  /** Its name in the `navigate` event. */
  to: Parameters<ReturnType<typeof useOutsideLink>>[0];
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
