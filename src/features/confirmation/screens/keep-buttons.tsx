import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import { userAtom } from '../../../context/checkout-context.ts';
import { announceAction } from '../../../flow/state/announcements.ts';
import { reservationAtom } from '../../booking/state/reservation-atom.ts';
import { QR_TEXT_MAX_LENGTH } from '../../../lib/limits.ts';
import { appBrowserAtom } from '../../../context/app-browser.ts';
import { useTranslate } from '../../../screen-kit/screen.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Details } from '../../../ui/display/details.tsx';
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx';
import { QrCode } from '../../../ui/display/qr-code.tsx';
import { phoneIcon, calendarIcon, checkIcon } from '../../../ui/icon/icon.tsx';
import { shareIcon } from '../../../ui/icon/result-icons.ts';
import { bookedTimesAtom, calendarMomentAtom } from '../../booking/state/booked-times.ts';
import { awaitsMerchantAtom } from '../../booking/state/booking-result.ts';
import { useMoney } from '../../offer/screens/unit-price.tsx';
import { bookableAtom, venueAtom, discountAtom } from '../../offer/state/offer-atoms.ts';
import { priceAtom } from '../../vouchers/state/price-atoms.ts';
import {
  eventQrText,
  googleCalendarUrl,
  outlookCalendarUrl,
  type CalendarEvent,
} from '../rules/calendar-event.ts';
import { sendSmsAction, smsAtom } from '../state/send-sms.ts';
import { saveCalendarFileAction, shareBookingAction } from '../state/share-booking.ts';
import { OutsideButton } from './booking-cards.tsx';
import { offerShareText, type ShareFacts } from './share-text.ts';
import { RefusalNotice } from '../../../screen-kit/refusal-notice.tsx';
import { HomeButton } from '../../../screen-kit/result-links.tsx';

interface ShareData {
  title: string;
  text: string;
}

/** Title and text that share the offer, in the current language. */
export function useShareMessages(
  more: Pick<ShareFacts, 'times' | 'discount' | 'priceTexts'>,
): ShareData {
  const campaignTitle = useAtomValue(bookableAtom)?.productTitle ?? '';
  const venue = useAtomValue(venueAtom);
  const price = useAtomValue(priceAtom);
  const money = useMoney();
  const t = useTranslate();
  const text = offerShareText({ campaignTitle, venue, price, money, ...more }, t);
  return { title: campaignTitle, text };
}

/** The booking as a calendar event; null without a single moment. The title of a request says that it is pending. */
function useCalendarEvent({ title, text }: ShareData): CalendarEvent | null {
  const when = useAtomValue(calendarMomentAtom);
  const reservation = useAtomValue(reservationAtom);
  const isRequest = useAtomValue(awaitsMerchantAtom);
  const { name, address } = useAtomValue(venueAtom);
  const t = useTranslate();
  if (!when || !reservation) return null;
  const named = `${name}: ${title}`;
  return {
    id: reservation.transactionId,
    title: isRequest ? t('success.calendarPending', { title: named }) : named,
    description: text,
    location: address?.text ?? '',
    when,
  };
}

/** Web calendars: the text of the button, and the URL of an event. */
const WEB_CALENDARS = [
  ['success.googleCalendar', googleCalendarUrl],
  ['success.outlookCalendar', outlookCalendarUrl],
] as const;

/** The calendar entry as a QR code for the phone's camera; shown on computers. */
function PhoneCalendar({ event }: { event: CalendarEvent }) {
  const text = eventQrText(event);
  const t = useTranslate();
  if (text === null || text.length > QR_TEXT_MAX_LENGTH) return null;
  return (
    <div className="mc-success__activation mc-success__on-phone">
      <QrCode value={text} label={t('success.onPhoneLabel')} />
      <p className="mc-success__on-phone-hint">{t('success.onPhoneHint')}</p>
    </div>
  );
}

/** The ways to save the booking in a calendar: a file, if the browser can, a web calendar, or a phone's camera. */
function CalendarChoices({ event }: { event: CalendarEvent }) {
  const save = useSetAtom(saveCalendarFileAction);
  const app = useAtomValue(appBrowserAtom);
  const t = useTranslate();
  return (
    <Details summary={t('success.calendar')}>
      <div className="mc-success__buttons">
        {app === null && (
          <Button icon={calendarIcon} onClick={() => save(event, t('success.calendarFileName'))}>
            {t('success.calendarFile')}
          </Button>
        )}
        {WEB_CALENDARS.map(([text, toUrl]) => {
          const href = toUrl(event);
          return (
            href && (
              <OutsideButton key={text} to="calendar" href={href} icon={calendarIcon}>
                {t(text)}
              </OutsideButton>
            )
          );
        })}
      </div>
      {app !== null && <p className="mc-quiet mc-success__how">{t('success.inApp', { app })}</p>}
      <PhoneCalendar event={event} />
    </Details>
  );
}

/** Shares a text by the share sheet or the clipboard. */
function ShareButton({ data }: { data: ShareData }) {
  const share = useSetAtom(shareBookingAction);
  const announce = useSetAtom(announceAction);
  const [isCopied, setCopied] = useState(false);
  const t = useTranslate();
  const onClick = async () => {
    const copied = await share(data);
    setCopied(copied);
    if (copied) announce(t('success.shareCopied'));
  };
  return (
    <Button icon={isCopied ? checkIcon : shareIcon} onClick={() => void onClick()}>
      {isCopied ? t('success.shareCopied') : t('success.share')}
    </Button>
  );
}

/** What is shared of a purchase, and the way out. */
export function KeepPurchase({ data }: { data: ShareData | null }) {
  return (
    <section className="mc-success__keep">
      <div className="mc-success__buttons">
        {data && <ShareButton data={data} />}
        <HomeButton />
      </div>
    </section>
  );
}

/** Sends the booking's details by SMS, once; for signed-in customers only. */
function SmsButton() {
  const status = useAtomValue(smsAtom);
  const isSignedIn = useAtomValue(userAtom) !== null;
  const send = useSetAtom(sendSmsAction);
  const t = useTranslate();
  if (!isSignedIn) return null;
  return (
    <Button
      advances
      icon={status === 'sent' ? checkIcon : phoneIcon}
      busy={status === 'sending'}
      disabled={status === 'sent'}
      onClick={() => void send()}
    >
      {status === 'sent' ? t('success.smsDone') : t('success.sms')}
    </Button>
  );
}

/** Saves and shares the booking: calendar, share sheet, SMS, and beside them `children`. Spec section 2 screen 14. */
export function KeepButtons({ children }: { children?: ReactNode }) {
  const times = useAtomValue(bookedTimesAtom);
  const discount = useAtomValue(discountAtom);
  const share = useShareMessages({ times, discount });
  const event = useCalendarEvent(share);
  const t = useTranslate();
  return (
    <section className="mc-success__keep">
      <h3>
        <VisuallyHidden>{t('success.keep')}</VisuallyHidden>
      </h3>
      {event && <CalendarChoices event={event} />}
      <div className="mc-success__buttons">
        <ShareButton data={share} />
        <SmsButton />
        {children}
      </div>
      <RefusalNotice of="share" />
    </section>
  );
}
