import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { googleCalendarUrl } from '../rules/google-calendar-url.ts';
import { announceAction } from '../../../flow/state/announce.ts';
import { saveCalendarFileAction } from '../state/save-calendar-file.ts';
import { sendSmsAction } from '../state/send-sms.ts';
import { shareBookingAction } from '../state/share-booking.ts';
import { smsAtom } from '../state/sms-atom.ts';
import { userAtom } from '../../../context/user-atom.ts';
import { Button } from '../../../ui/action/button.tsx';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { phoneIcon } from '../../../ui/icon/booking-icons.ts';
import { calendarIcon, checkIcon } from '../../../ui/icon/frame-icons.ts';
import { shareIcon } from '../../../ui/icon/result-icons.ts';
import { useOutsideLink } from '../../../screen-kit/use-outside-link.ts';
import { useTranslate } from '../../../screen-kit/use-translate.ts';
import { useCalendarEvent, useShareData, type SharedWords } from './use-shared-words.ts';

/** The booking as a calendar file, and in Google's calendar. */
function CalendarButtons() {
  const event = useCalendarEvent();
  const save = useSetAtom(saveCalendarFileAction);
  const leave = useOutsideLink();
  const t = useTranslate();
  const href = event && googleCalendarUrl(event);
  if (!event || !href) return null;
  return (
    <>
      <Button icon={calendarIcon} onClick={() => save(event, t('success.calendarFileName'))}>
        {t('success.calendarFile')}
      </Button>
      <LinkButton
        href={href}
        icon={calendarIcon}
        newTabText={t('common.newTab')}
        onClick={leave('calendar', href)}
      >
        {t('success.googleCalendar')}
      </LinkButton>
    </>
  );
}

/** Hands a text to the share sheet or the clipboard. */
export function ShareButton({ data }: { data: SharedWords }) {
  const share = useSetAtom(shareBookingAction);
  const announce = useSetAtom(announceAction);
  const [isCopied, setCopied] = useState(false);
  const t = useTranslate();
  const onClick = async () => {
    const copied = (await share(data)) === 'copied';
    setCopied(copied);
    if (copied) announce(t('success.shareCopied'));
  };
  return (
    <Button icon={isCopied ? checkIcon : shareIcon} onClick={() => void onClick()}>
      {isCopied ? t('success.shareCopied') : t('success.share')}
    </Button>
  );
}

/** The booking's details by SMS, once; only a signed-in customer can ask for them. */
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

/** Ways to keep the booking and to tell others of it. Spec section 2 screen 14. */
export function KeepButtons() {
  const share = useShareData();
  const t = useTranslate();
  return (
    <section>
      <h3 className="mc-success__heading">{t('success.keep')}</h3>
      <div className="mc-success__buttons">
        <CalendarButtons />
        <ShareButton data={share} />
        <SmsButton />
      </div>
    </section>
  );
}
