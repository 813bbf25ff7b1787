import { useAtomValue } from 'jotai';
import { useLayoutEffect, useRef } from 'react';

import { linkedAccountAtom } from '../state/linked-account-atom.ts';
import { userAtom } from '../../../context/user-atom.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx';
import { smartIcon } from '../../../ui/icon/booking-icons.ts';
import { chevronDownIcon } from '../../../ui/icon/frame-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useTranslate } from '../../../screen-kit/use-translate.ts';
import { AccountMenu } from './account-menu.tsx';
import { LinkedAccountNotice } from './linked-account.tsx';
import './account-strip.css';

/** The strip goes with the account; a focus in it moves to the step's heading and is not lost. */
function useFocusHandedOn() {
  const strip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = strip.current;
    return () => {
      if (!element?.matches(':focus-within')) return;
      element.closest('.mc-root')?.querySelector<HTMLElement>('.mc-step__title')?.focus();
    };
  }, []);
  return strip;
}

/** Who is signed in, with points and premium mark; unfolds the pages of the account and the way out. */
export default function AccountStrip() {
  const user = useAtomValue(userAtom);
  const linked = useAtomValue(linkedAccountAtom);
  const strip = useFocusHandedOn();
  const t = useTranslate();
  if (!user) return null;
  const name = `${user.firstName} ${user.lastName}`.trim() || user.username;
  const [initial = ''] = name;
  return (
    <div ref={strip}>
      {linked && <LinkedAccountNotice account={linked} />}
      <details className="mc-account__details">
        <summary className="mc-account__summary">
          <span className="mc-account__initial" aria-hidden="true">
            {initial.toLocaleUpperCase()}
          </span>
          <span className="mc-account__name">
            <VisuallyHidden>{t('account.signedInAs')} </VisuallyHidden>
            {name}
          </span>
          {user.isPremium && (
            <Badge smart icon={smartIcon}>
              <span className="mc-account__premium">{t('reservationType.premium')}</span>
            </Badge>
          )}
          <span className="mc-account__points">{t('account.points', { points: user.points })}</span>
          <Icon path={chevronDownIcon} size="small" />
        </summary>
        <AccountMenu />
      </details>
    </div>
  );
}
