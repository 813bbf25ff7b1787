import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, type FocusEvent, type KeyboardEvent } from 'react';

import { initialsOfUser, nameOfUser } from '../rules/user-name.ts';
import { userAtom, siteLinksAtom } from '../../../context/checkout-context.ts';
import { announceAction } from '../../../flow/state/announcements.ts';
import { isSendingAtom } from '../../../flow/state/flow-atoms.ts';
import type { LinkName } from '../../../lib/config/links.ts';
import type { MessageKey } from '../../../platform/i18n/message-key.ts';
import { useTranslate } from '../../../screen-kit/screen.tsx';
import { useOutsideLink } from '../../../screen-kit/page-link.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Link } from '../../../ui/action/link.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx';
import { signOutIcon } from '../../../ui/icon/account-icons.ts';
import { smartIcon } from '../../../ui/icon/icon.tsx';
import { useFocusFallback } from '../../../ui/use-focus-fallback.ts';
import { sessionAction } from '../state/session.ts';
import './account-menu.css';

const LINK_TEXTS: readonly [LinkName, MessageKey][] = [
  ['bookings', 'account.bookings'],
  ['prizes', 'account.prizes'],
  ['rewards', 'account.rewards'],
];

/** Links to the account's pages on the main site whose addresses are known. */
function AccountLinks() {
  const links = useAtomValue(siteLinksAtom);
  const leave = useOutsideLink();
  const t = useTranslate();
  const shown = LINK_TEXTS.flatMap(([name, text]) => {
    const href = links[name];
    if (!href) return [];
    return (
      <li key={name}>
        <Link href={href} newTabText={t('common.newTab')} onClick={leave(name, href)}>
          {t(text)}
        </Link>
      </li>
    );
  });
  return shown.length > 0 && <ul className="mc-account__links">{shown}</ul>;
}

/** Links to the account's pages, and the sign-out button. */
export function AccountActions() {
  const isSending = useAtomValue(isSendingAtom);
  const dispatch = useSetAtom(sessionAction);
  const announce = useSetAtom(announceAction);
  const t = useTranslate();
  const leave = () => {
    void dispatch({ kind: 'signOut' });
    announce(t('account.signedOut'));
  };
  return (
    <nav className="mc-account__ways" aria-label={t('account.label')}>
      <AccountLinks />
      <Button advances small icon={signOutIcon} disabled={isSending} onClick={leave}>
        {t('account.signOut')}
      </Button>
    </nav>
  );
}

/** Closes the menu when the focus leaves it, and on Escape, which then closes nothing else. */
function useClosing() {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  return {
    ref: details,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return;
      event.preventDefault();
      event.stopPropagation();
      close();
      details.current.querySelector('summary')?.focus();
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) close();
    },
  };
}

/** The avatar of the signed-in user; opens a menu with name, points, links and sign-out. */
export default function AccountMenu() {
  const user = useAtomValue(userAtom);
  const place = useFocusFallback();
  const closing = useClosing();
  const t = useTranslate();
  if (!user) return null;
  const name = nameOfUser(user);
  return (
    <div ref={place}>
      <details className="mc-account__details" {...closing}>
        <summary className="mc-account__avatar">
          <span className="mc-account__initials" aria-hidden="true">
            {initialsOfUser(user)}
          </span>
          <VisuallyHidden>
            {t('account.signedInAs')} {name}
          </VisuallyHidden>
        </summary>
        {/* Focusable, so that a press on its background keeps the focus inside. */}
        <div className="mc-account__menu" tabIndex={-1}>
          <div className="mc-account__who">
            <p className="mc-account__name">{name}</p>
            <p className="mc-account__points">{t('account.points', { points: user.points })}</p>
            {user.isPremium && (
              <Badge smart icon={smartIcon}>
                {t('reservationType.premium')}
              </Badge>
            )}
          </div>
          <AccountActions />
        </div>
      </details>
    </div>
  );
}
