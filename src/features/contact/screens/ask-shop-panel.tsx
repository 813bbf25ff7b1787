import { useAtomValue } from 'jotai';

import { formatVenueDate } from '../../../platform/i18n/format-venue-date.ts';
import { bookingFormAtom } from '../../offer/state/choice-atoms.ts';
import { contactAtom } from '../state/contact-atom.ts';
import { isMenuOrderAtom } from '../../../flow/state/flow-atoms.ts';
import { bookableAtom, venueAtom } from '../../offer/state/offer-atoms.ts';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { CallShopButton } from '../../offer/screens/call-shop-button.tsx';
import { useOutsideLink } from '../../../screen-kit/page-link.tsx';
import { useTranslate } from '../../../screen-kit/screen.tsx';
import { DEFAULT_PREFIX } from '../../../lib/limits.ts';
import { isValidPhone, normalisePhone } from '../../../lib/portugal/phone.ts';
import { wellFormed } from '../../../lib/config/text.ts';
import './ask-shop.css';
import '../../../ui/action/button-row.css';
import '../../../ui/field/field.css';

/** Links that send a text to a merchant by SMS and WhatsApp; null unless the phone is a Portuguese mobile. */
export function shopMessageLinks(phone: string, text: string) {
  const number = normalisePhone(phone, DEFAULT_PREFIX);
  if (number.prefix !== DEFAULT_PREFIX || !isValidPhone(number)) return null;
  const international = `${number.prefix}${number.phone}`;
  const question = wellFormed(text);
  // A no-break space is not in the alphabet of SMS: with one, the message holds 70 characters instead of 160.
  const smsText = question.replaceAll(/\p{Zs}/gu, ' ');
  return {
    sms: `sms:${international}?body=${encodeURIComponent(smsText)}`,
    whatsApp: `https://wa.me/${international.slice(1)}?text=${encodeURIComponent(question)}`,
  };
}

/** The question to the merchant: offer, people or order, and if known, date and name. */
function useQuestion(): string {
  const { date, numberOfPeople } = useAtomValue(bookingFormAtom);
  const { name } = useAtomValue(contactAtom);
  const isOrder = useAtomValue(isMenuOrderAtom);
  const offer = useAtomValue(bookableAtom)?.productTitle ?? '';
  const t = useTranslate();
  const when = date === null ? '' : formatVenueDate(date, t, 'full');
  const question = t('ask.question', {
    offer,
    people: isOrder ? 0 : numberOfPeople,
    when: when === '' ? 'open' : 'known',
    date: when,
  });
  const signature = name.trim();
  return signature === '' ? question : `${question} ${signature}`;
}

/** Asks the merchant by phone, SMS or WhatsApp, with a prefilled text. */
export default function AskShop() {
  const { name, phone } = useAtomValue(venueAtom);
  const question = useQuestion();
  const leave = useOutsideLink();
  const t = useTranslate();
  if (!phone) return null;
  const links = shopMessageLinks(phone.text, question);
  return (
    <section className="mc-ask-shop" aria-label={t('ask.title', { shop: name })}>
      <p className="mc-hint">{t('ask.text', { shop: name })}</p>
      <div className="mc-button-row">
        <CallShopButton />
        {links && <LinkButton href={links.sms}>{t('ask.sms')}</LinkButton>}
        {links && (
          <LinkButton
            href={links.whatsApp}
            newTabText={t('common.newTab')}
            onClick={leave('whatsapp', links.whatsApp)}
          >
            {t('ask.whatsApp')}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
