import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';

import { formatPhone } from '../../domain/phone/format-phone.ts';
import { contactAtom } from '../../state/booking/booking-state-atoms.ts';
import { customerEmailAtom, earnedPointsAtom } from '../../state/result/result-atoms.ts';
import { siteLinksAtom } from '../../state/config/site-links-atom.ts';
import { smsAtom } from '../../state/result/sms-atom.ts';
import { userAtom } from '../../state/account/user-atom.ts';
import { phoneIcon, starIcon } from '../../ui/icon/booking-icons.ts';
import { editIcon, mailIcon } from '../../ui/icon/result-icons.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { IconPath } from '../../ui/icon/icon-path.ts';
import { PageLink } from '../parts/shop/page-link.tsx';
import { useTranslate } from '../parts/use-translate.ts';

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

function useLines(): readonly (Line | false)[] {
  const email = useAtomValue(customerEmailAtom);
  const points = useAtomValue(earnedPointsAtom);
  const contact = useAtomValue(contactAtom);
  const isSignedIn = useAtomValue(userAtom) !== null;
  const sms = useAtomValue(smsAtom);
  const t = useTranslate();
  return [
    email !== null && { icon: mailIcon, content: t('success.emailSent', { email }) },
    sms === 'sent' && {
      icon: phoneIcon,
      content: t('success.smsSent', { phone: formatPhone(contact) }),
    },
    isSignedIn && { icon: editIcon, content: t('success.howToEdit') },
    points !== null && {
      icon: starIcon,
      content: (
        <>
          {t('booking.points', { count: points })} <RewardsLink />
        </>
      ),
    },
  ];
}

/** What happens next: the e-mail, how to change the booking, what it earned. Spec section 2 screen 14. */
export function NextList() {
  const lines = useLines().filter((line) => line !== false);
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
