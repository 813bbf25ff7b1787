import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';

import { configAtom, siteLinksAtom, userAtom } from '../context/checkout-context.ts';
import { goHomeAction } from '../flow/state/restart.ts';
import { Button } from '../ui/action/button.tsx';
import { PageLink } from './page-link.tsx';
import { useTranslate } from './screen.tsx';

/** Leaves the checkout. Not sticky, because nothing is left to do. */
export function HomeButton({ variant = 'secondary' }: { variant?: 'primary' | 'secondary' }) {
  const { mode } = useAtomValue(configAtom);
  const goHome = useSetAtom(goHomeAction);
  const t = useTranslate();
  return (
    <Button advances variant={variant} onClick={() => void goHome()}>
      {mode === 'inline' ? t('success.home') : t('common.close')}
    </Button>
  );
}

/** A link to the prizes of a signed-in customer, else to the rewards; null without the page. */
export function useRewardsLink(): ReactNode {
  const { rewards, prizes } = useAtomValue(siteLinksAtom);
  const isSignedIn = useAtomValue(userAtom) !== null;
  const t = useTranslate();
  const to = isSignedIn && prizes ? 'prizes' : 'rewards';
  const href = to === 'prizes' ? prizes : rewards;
  return href ? (
    <PageLink to={to} href={href}>
      {t('success.rewards')}
    </PageLink>
  ) : null;
}
