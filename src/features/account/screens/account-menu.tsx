import { useAtomValue, useSetAtom } from 'jotai';

import type { LinkName } from '../../../lib/config/links.ts';
import type { MessageKey } from '../../../platform/i18n/message-key.ts';
import { isSendingAtom } from '../../../flow/state/holds-customer-atom.ts';
import { signOutAction } from '../state/sign-out.ts';
import { announceAction } from '../../../flow/state/announce.ts';
import { siteLinksAtom } from '../../../context/site-links-atom.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Link } from '../../../ui/action/link.tsx';
import { signOutIcon } from '../../../ui/icon/account-icons.ts';
import { useOutsideLink } from '../../../screen-kit/use-outside-link.ts';
import { useTranslate } from '../../../screen-kit/use-translate.ts';

type AccountLink = Extract<LinkName, 'bookings' | 'prizes' | 'rewards'>;

const LINK_TEXTS: readonly [AccountLink, MessageKey][] = [
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
    return href ? [{ name, text, href }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <ul className="mc-account__links">
      {shown.map(({ name, text, href }) => (
        <li key={name}>
          <Link href={href} newTabText={t('common.newTab')} onClick={leave(name, href)}>
            {t(text)}
          </Link>
        </li>
      ))}
    </ul>
  );
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
