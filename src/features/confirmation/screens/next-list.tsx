import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { entityConfigAtom } from '../../../context/checkout-context.ts';
import { contactAtom } from '../../contact/state/contact-atom.ts';
import { isMenuOrderAtom } from '../../../flow/state/flow-atoms.ts';
import { EMAIL_ADDRESS } from '../../../lib/form/email-address.ts';
import { formatPhone } from '../../../lib/phone/dial-prefixes.ts';
import { telUrl } from '../../../lib/phone/tel-url.ts';
import { nonBreakingPhone } from '../../../lib/text/non-breaking.ts';
import { useTranslate } from '../../../screen-kit/screen.tsx';
import { useRewardsLink } from '../../../screen-kit/result-links.tsx';
import {
  clockIcon,
  giftIcon,
  infoIcon,
  phoneIcon,
  starIcon,
  Icon,
  type IconPath,
} from '../../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx';
import { editIcon, mailIcon, pinIcon } from '../../../ui/icon/result-icons.ts';
import { AddressParts } from '../../offer/screens/address-parts.tsx';
import { bookableAtom, venueAtom } from '../../offer/state/offer-atoms.ts';
import { PageLink } from '../../../screen-kit/page-link.tsx';
import { useChangeOrCancel, useChangesByPhone } from '../../contact/screens/change-or-cancel.tsx';
import {
  awaitsMerchantAtom,
  customerEmailAtom,
  earnedPointsAtom,
} from '../../booking/state/booking-result.ts';
import { smsAtom } from '../state/send-sms.ts';

/** The brand's support by telephone and e-mail; null without both. Spec section 3 "Entity configuration". */
function useSupport(): ReactNode {
  const { supportPhone, supportEmail } = useAtomValue(entityConfigAtom).env;
  const t = useTranslate();
  const phoneUrl = telUrl(supportPhone ?? '');
  const email = supportEmail && EMAIL_ADDRESS.test(supportEmail) ? supportEmail : null;
  if (!phoneUrl && !email) return null;
  return (
    <>
      {t('success.support')}
      {phoneUrl && supportPhone && (
        <>
          {' '}
          <a className="mc-contact-link" href={phoneUrl}>
            {nonBreakingPhone(supportPhone)}
          </a>
        </>
      )}
      {phoneUrl && email && ' ·'}
      {email && (
        <>
          {' '}
          <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
        </>
      )}
    </>
  );
}

/** A line with its icon. */
type Line = readonly [IconPath, ReactNode];

/** The venue of a booking: address with a map, hours, and the telephone where no other line has it. */
function useVenueLines(isAddressShown: boolean): readonly Line[] {
  const { address, hours, phone } = useAtomValue(venueAtom);
  const changesByPhone = useChangesByPhone();
  const t = useTranslate();
  const lines: Line[] = [];
  if (address) {
    const place = (
      <>
        {!isAddressShown && (
          <>
            <AddressParts text={address.text} /> ·{' '}
          </>
        )}
        <PageLink to="map" href={address.url}>
          {t('success.map')}
        </PageLink>
      </>
    );
    lines.push([pinIcon, place]);
  }
  if (hours) lines.push([clockIcon, hours]);
  if (phone && !changesByPhone) {
    const call = (
      <a className="mc-contact-link" href={phone.url}>
        <VisuallyHidden>{t('success.call')} </VisuallyHidden>
        {nonBreakingPhone(phone.text)}
      </a>
    );
    lines.push([phoneIcon, call]);
  }
  return lines;
}

interface NextListProps {
  /** A purchase shows its e-mail elsewhere, and cannot be changed. */
  of?: 'booking' | 'purchase';
  /** Another card shows the address. */
  isAddressShown?: boolean | undefined;
}

/** Next steps: what the merchant says to a booking that stands, the e-mail, changing the booking, the venue, points and rewards. Spec section 2 screen 14. */
export function NextList({ of = 'booking', isAddressShown = false }: NextListProps) {
  const email = useAtomValue(customerEmailAtom);
  const points = useAtomValue(earnedPointsAtom);
  const contact = useAtomValue(contactAtom);
  const isMenuOrder = useAtomValue(isMenuOrderAtom);
  const sms = useAtomValue(smsAtom);
  const note = useAtomValue(bookableAtom)?.notes.confirmed;
  const awaitsMerchant = useAtomValue(awaitsMerchantAtom);
  const change = useChangeOrCancel();
  const rewards = useRewardsLink();
  const support = useSupport();
  const t = useTranslate();
  const venue = useVenueLines(isAddressShown);
  const lines: Line[] = [];
  if (of === 'booking') {
    if (note && !awaitsMerchant) lines.push([infoIcon, note]);
    if (email !== null) lines.push([mailIcon, t('success.emailSent', { email })]);
    if (sms === 'sent') {
      lines.push([phoneIcon, t('success.smsSent', { phone: formatPhone(contact) })]);
    }
    if (change) lines.push([editIcon, change]);
    lines.push(...venue);
    if (points !== null) {
      const key = isMenuOrder ? 'order.points' : 'booking.points';
      lines.push([starIcon, t(key, { count: points })]);
    }
  }
  if (rewards) lines.push([giftIcon, rewards]);
  if (support) lines.push([infoIcon, support]);
  if (lines.length === 0) return null;
  return (
    <section>
      <h3 className="mc-success__heading">{t('success.next')}</h3>
      <ul className="mc-success__lines">
        {lines.map(([icon, content], index) => (
          <li key={index} className="mc-success__line">
            <Icon path={icon} />
            <span>{content}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
