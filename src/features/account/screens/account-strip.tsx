import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { userAtom, siteLinksAtom } from '../../../context/checkout-context.ts';
import { announceAction } from '../../../flow/state/announcements.ts';
import { isSendingAtom } from '../../../flow/state/flow-atoms.ts';
import type { LinkName } from '../../../lib/config/links.ts';
import type { MessageKey } from '../../../platform/i18n/message-key.ts';
import { useAnnouncement, useTranslate } from '../../../screen-kit/screen.tsx';
import { useOutsideLink } from '../../../screen-kit/page-link.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Link } from '../../../ui/action/link.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { signOutIcon } from '../../../ui/icon/account-icons.ts';
import { smartIcon, chevronDownIcon, Icon } from '../../../ui/icon/icon.tsx';
import {
  leaveLinkedAccountAction,
  linkedAccountSeenAction,
  signOutAction,
} from '../state/change-account.ts';
import { linkedAccountAtom } from '../state/linked-account.ts';
import './account-strip.css';

/**
 * Names the account that a link brought (`name`, else the e-mail address), on every step, with the way out of it. A
 * forwarded link may be another's.
 */
export function LinkedAccountNotice({ name, token }: { name: string; token: string }) {
  const isSending = useAtomValue(isSendingAtom);
  const leave = useSetAtom(leaveLinkedAccountAction);
  const see = useSetAtom(linkedAccountSeenAction);
  const t = useTranslate();
  const title = t('account.linked.title', { name });
  useAnnouncement(title);
  useEffect(() => see(token), [see, token]);
  const notMe = (
    <Button advances disabled={isSending} onClick={() => void leave()}>
      {t('account.linked.notYou')}
    </Button>
  );
  return (
    <Notice kind="warning" title={title} action={notMe}>
      {t('account.linked.text')}
    </Notice>
  );
}

const LINK_TEXTS: readonly [LinkName, MessageKey][] = [
  ['bookings', 'account.bookings'],
  ['prizes', 'account.prizes'],
  ['rewards', 'account.rewards'],
];

/** The pages of the account on the main site, as far as somebody says where they are. */
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

/** What the strip unfolds: the pages of the account, and the way out of it. */
export function AccountMenu() {
  const isSending = useAtomValue(isSendingAtom);
  const signOut = useSetAtom(signOutAction);
  const announce = useSetAtom(announceAction);
  const t = useTranslate();
  const leave = () => {
    signOut();
    announce(t('account.signedOut'));
  };
  return (
    <nav className="mc-account__menu" aria-label={t('account.label')}>
      <AccountLinks />
      <Button advances small icon={signOutIcon} disabled={isSending} onClick={leave}>
        {t('account.signOut')}
      </Button>
    </nav>
  );
}

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

/** The signed-in user, with points and premium mark; unfolds the pages of the account and the way out. */
export default function AccountStrip() {
  const user = useAtomValue(userAtom);
  const isLinked = useAtomValue(linkedAccountAtom) !== null;
  const strip = useFocusHandedOn();
  const t = useTranslate();
  if (!user) return null;
  const name = `${user.firstName} ${user.lastName}`.trim() || user.username;
  const [initial = ''] = name;
  return (
    <div ref={strip}>
      {isLinked && <LinkedAccountNotice name={name} token={user.token} />}
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
