import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';

import { formatPhone } from '../../../lib/phone/dial-prefixes.ts';
import { contactAtom } from '../../../flow/state/booking-state-atoms.ts';
import { customerEmailAtom, earnedPointsAtom } from '../../booking/state/result-atoms.ts';
import { siteLinksAtom } from '../../../context/site-links-atom.ts';
import { smsAtom } from '../state/sms-atom.ts';
import { userAtom } from '../../../context/user-atom.ts';
import { giftIcon, phoneIcon, starIcon } from '../../../ui/icon/booking-icons.ts';
import { editIcon, mailIcon } from '../../../ui/icon/result-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { IconPath } from '../../../ui/icon/icon-path.ts';
import { PageLink } from '../../../screen-kit/page-link.tsx';
import { useTranslate } from '../../../screen-kit/use-translate.ts';

function RewardsLink() {
  const { rewards, prizes } = useAtomValue(siteLinksAtom);
  const isSignedIn = useAtomValue(userAtom) !== null;
  const t = useTranslate();
  const href = (isSignedIn && prizes) || rewards;
  if (!href) return null;
  return (
    <PageLink to={href === prizes ? 'prizes' : 'rewards'} href={href}>
      {t('success.rewards')}
    </PageLink>
  );
}

interface Line {
  icon: IconPath;
  content: ReactNode;
}

/** The info lines by name; false for one that has nothing to say. */
function useLines() {
  const email = useAtomValue(customerEmailAtom);
  const points = useAtomValue(earnedPointsAtom);
  const contact = useAtomValue(contactAtom);
  const isSignedIn = useAtomValue(userAtom) !== null;
  const sms = useAtomValue(smsAtom);
  const { rewards, prizes } = useAtomValue(siteLinksAtom);
  const t = useTranslate();
  return {
    email: email !== null && { icon: mailIcon, content: t('success.emailSent', { email }) },
    sms: sms === 'sent' && {
      icon: phoneIcon,
      content: t('success.smsSent', { phone: formatPhone(contact) }),
    },
    howToEdit: isSignedIn && { icon: editIcon, content: t('success.howToEdit') },
    points: points !== null && {
      icon: starIcon,
      content: t('booking.points', { count: points }),
    },
    rewards: Boolean(rewards ?? prizes) && { icon: giftIcon, content: <RewardsLink /> },
  } satisfies Record<string, Line | false>;
}

/** Which lines stand below what; a purchase has its own words for its e-mail, and nothing of it can be changed. */
const LINES = {
  booking: ['email', 'sms', 'howToEdit', 'points', 'rewards'],
  purchase: ['rewards'],
} as const satisfies Record<string, readonly (keyof ReturnType<typeof useLines>)[]>;

/** What happens next: the e-mail, how to change the booking, what it earned, and the rewards. Spec section 2 screen 14. */
export function NextList({ of = 'booking' }: { of?: keyof typeof LINES }) {
  const byName = useLines();
  const lines = LINES[of].map((name) => byName[name]).filter((line) => line !== false);
  const t = useTranslate();
  if (lines.length === 0) return null;
  return (
    <section>
      <h3 className="mc-success__heading">{t('success.next')}</h3>
      <ul className="mc-success__lines">
        {lines.map(({ icon, content }) => (
          <li key={icon} className="mc-success__line">
            <Icon path={icon} />
            <span>{content}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
