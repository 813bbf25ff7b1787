import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { entityConfigAtom } from '../../../context/checkout-context.ts';
import { contactAtom } from '../../contact/state/contact-atom.ts';
import { isMenuOrderAtom } from '../../../flow/state/flow-atoms.ts';
import { EMAIL_ADDRESS } from '../../../lib/form/email-address.ts';
import { formatPhone } from '../../../lib/phone/dial-prefixes.ts';
import { telUrl } from '../../../lib/phone/tel-url.ts';
import { ENDING_DOT, MIDDLE_DOT, nonBreakingPhone } from '../../../lib/text/non-breaking.ts';
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
      {phoneUrl && email && ENDING_DOT}
      {email && (
        <>
          {' '}
          <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
        </>
      )}
    </>
  );
}

/** A line with its icon; nothing without a text. */
type Line = readonly [IconPath, ReactNode];

/** What a card shows of the venue already: its address, or where and when it is open, with the way there. */
type ShownOfVenue = 'nothing' | 'address' | 'place';

/** The venue: address with a map, hours and telephone, without what a card shows. With its name where the place may be another one. */
function useVenueLines(shown: ShownOfVenue, { isNamed = false } = {}): readonly Line[] {
  const { name, address, hours, phone } = useAtomValue(venueAtom);
  const t = useTranslate();
  const lines: Line[] = [];
  if (address && shown !== 'place') {
    const place = (
      <>
        {shown === 'nothing' && (
          <>
            <AddressParts text={`${isNamed ? `${name}, ` : ''}${address.text}${MIDDLE_DOT}`} />{' '}
          </>
        )}
        <PageLink to="map" href={address.url}>
          {t('success.map')}
        </PageLink>
      </>
    );
    lines.push([pinIcon, place]);
  }
  if (hours && shown !== 'place') lines.push([clockIcon, hours]);
  if (phone) {
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

/**
 * Next steps of a booking or a menu order: what the merchant says to one that stands, the e-mail, the SMS, changing it, the venue, and
 * its points. Spec section 2 screen 14.
 */
export function NextOfBooking({ shown = 'nothing' }: { shown?: ShownOfVenue }) {
  const email = useAtomValue(customerEmailAtom);
  const points = useAtomValue(earnedPointsAtom);
  const contact = useAtomValue(contactAtom);
  const isMenuOrder = useAtomValue(isMenuOrderAtom);
  const sms = useAtomValue(smsAtom);
  const note = useAtomValue(bookableAtom)?.notes.confirmed;
  const awaitsMerchant = useAtomValue(awaitsMerchantAtom);
  const change = useChangeOrCancel();
  const changesByPhone = useChangesByPhone();
  const venue = useVenueLines(shown);
  const t = useTranslate();
  const pointsKey = isMenuOrder ? 'order.points' : 'booking.points';
  const lines: Line[] = [
    [infoIcon, !awaitsMerchant && note],
    [mailIcon, email !== null && t('success.emailSent', { email })],
    [phoneIcon, sms === 'sent' && t('success.smsSent', { phone: formatPhone(contact) })],
    [editIcon, change],
    // Where changes are made by telephone, the line above has it.
    ...venue.filter(([icon]) => !(icon === phoneIcon && changesByPhone)),
    [starIcon, points !== null && t(pointsKey, { count: points })],
  ];
  return <NextLines lines={lines} />;
}

interface NextOfPurchaseProps {
  /** When its details are e-mailed; null while only the server knows. */
  email: ReactNode;
  shown?: ShownOfVenue;
}

/** Next steps of a purchase: it cannot be changed. Spec section 2 screen 14. */
export function NextOfPurchase({ email, shown = 'nothing' }: NextOfPurchaseProps) {
  // An order may be delivered, or wait at a pickup point.
  const venue = useVenueLines(shown, { isNamed: true });
  return <NextLines lines={[[mailIcon, email], ...venue]} />;
}

/** The lines that have a text, then the rewards and the brand's support. */
function NextLines({ lines }: { lines: readonly Line[] }) {
  const rewards = useRewardsLink();
  const support = useSupport();
  const t = useTranslate();
  const shown = [...lines, [giftIcon, rewards] as const, [infoIcon, support] as const].filter(
    ([, content]) => content,
  );
  if (shown.length === 0) return null;
  return (
    <section>
      <h3 className="mc-success__heading">{t('success.next')}</h3>
      <ul className="mc-success__lines">
        {shown.map(([icon, content], index) => (
          <li key={index} className="mc-success__line">
            <Icon path={icon} />
            <span>{content}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
