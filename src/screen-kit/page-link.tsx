import type { MouseEvent, ReactNode } from 'react';
import { useAtomValue } from 'jotai';

import { Link } from '../ui/action/link.tsx';
import { useTranslate } from './screen.tsx';
import { servicesAtom } from '../context/checkout-context.ts';

/**
 * Creates click handlers of links out of the checkout: they open a new tab or a page of the app, unless the page
 * cancels it.
 */
export function useOutsideLink() {
  const { host } = useAtomValue(servicesAtom);
  return (...target: Parameters<typeof host.openUrl>) =>
    (click: MouseEvent) => {
      click.preventDefault();
      host.openUrl(...target);
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
