import { useAtomValue, useSetAtom } from 'jotai';

import { reservationAtom } from '../../../flow/state/booking-state-atoms.ts';
import { formatVenueTime } from '../../../lib/time/venue-format.ts';
import type { MessageValues, Translate } from '../../../platform/i18n/message-key.ts';
import { useTranslate } from '../../../screen-kit/messages.ts';
import { CopyButton } from '../../../ui/action/copy-button.tsx';
import type { SummaryRow } from '../../../ui/display/summary-list.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { momentMessage } from '../../booking/screens/booking-messages.ts';
import type { BookedTime } from '../../booking/state/booked-times-atom.ts';
import { useMoney } from '../../offer/screens/unit-price.tsx';
import { venueAtom } from '../../offer/state/offer-atoms.ts';
import { copyTextAction } from '../state/sharing.ts';
import './success.css';

/** What the sentence under the headline may name. */
export interface OutcomeFacts {
  shop: string;
  times: readonly BookedTime[];
  /** Venue times (`HH:MM`) between which the campaign runs; null when all day. */
  hours: { start: string | null; end: string | null };
}

/** The places of the outcome's texts: the shop, the day and, where they are known, its hours. */
export function outcomeValues(facts: OutcomeFacts, t: Translate, locale: string): MessageValues {
  const { shop, times, hours } = facts;
  const [first] = times;
  return {
    shop,
    date: first ? momentMessage(first, t, locale) : '',
    hours: hours.start !== null && hours.end !== null ? 'known' : 'other',
    start: hours.start === null ? '' : formatVenueTime(hours.start, locale),
    end: hours.end === null ? '' : formatVenueTime(hours.end, locale),
  };
}

/** The number of what was booked, to be copied; null while nothing is. */
export function useReferenceRow(): SummaryRow | null {
  const reservation = useAtomValue(reservationAtom);
  const copy = useSetAtom(copyTextAction);
  const t = useTranslate();
  if (!reservation) return null;
  const { transactionId } = reservation;
  const value = (
    <span className="mc-success__reference">
      {transactionId}
      <CopyButton
        label={t('success.copyReference')}
        copiedLabel={t('success.copied')}
        onCopy={() => copy(transactionId)}
      />
    </span>
  );
  return { label: t('success.reference'), value };
}

/** Nothing is due now: a charge all the same is a difference, and said so. */
export function ChargeNotice() {
  const { valueChargedCents = 0 } = useAtomValue(reservationAtom) ?? {};
  const { name } = useAtomValue(venueAtom);
  const money = useMoney();
  const t = useTranslate();
  if (valueChargedCents === 0) return null;
  return (
    <Notice kind="warning">
      {t('success.charged', { amount: money(valueChargedCents), shop: name })}
    </Notice>
  );
}
