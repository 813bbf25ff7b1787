import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';

import { configAtom, siteLinksAtom } from '../../../context/config-atoms.ts';
import { userAtom } from '../../../context/user-atom.ts';
import { contactAtom } from '../../../flow/state/booking-state-atoms.ts';
import { goHomeAction } from '../../../flow/state/go-home.ts';
import { formatPhone } from '../../../lib/phone/dial-prefixes.ts';
import { useTranslate } from '../../../screen-kit/messages.ts';
import { PageLink } from '../../../screen-kit/page-link.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { giftIcon, phoneIcon, starIcon } from '../../../ui/icon/booking-icons.ts';
import { Icon, type IconPath } from '../../../ui/icon/icon.tsx';
import { editIcon, mailIcon } from '../../../ui/icon/result-icons.ts';
import { customerEmailAtom, earnedPointsAtom } from '../../booking/state/booking-result.ts';
import { smsAtom } from '../state/send-sms.ts';

/** A way out and no more: nothing is left to do here, so it neither sticks nor stands out. */
export function HomeButton() {
  const { mode } = useAtomValue(configAtom);
  const goHome = useSetAtom(goHomeAction);
  const t = useTranslate();
  return (
    <Button advances onClick={() => void goHome()}>
      {mode === 'inline' ? t('success.home') : t('common.close')}
    </Button>
  );
}

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

/** Next steps: the e-mail, changing the booking, points and rewards. Spec section 2 screen 14. */
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
