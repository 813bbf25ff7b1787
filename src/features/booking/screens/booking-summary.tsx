import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';

import { bookingFormAtom } from '../../offer/state/choice-atoms.ts';
import { jumpToStepAction } from '../../../flow/state/move-step.ts';
import type { StepId } from '../../../flow/flow-table.ts';
import type { MessageKey } from '../../../platform/i18n/message-key.ts';
import { useTranslate } from '../../../screen-kit/screen.tsx';
import { submissionAtom } from '../../../submission/submission-atom.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Card, type SummaryRow } from '../../../ui/display/card.tsx';
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx';
import { editIcon } from '../../../ui/icon/result-icons.ts';
import { bookableAtom, venueAtom } from '../../offer/state/offer-atoms.ts';
import { tableAtom } from '../../offer/state/table-atom.ts';
import { bookedTimesAtom, momentMessage } from '../state/booked-times.ts';
import { differingVenueTimeAtom } from '../state/booking-form-atoms.ts';
import { chosenResourceAtom, isSeatingAtom } from '../state/chosen-resource.ts';
import './booking-summary.css';

/** When the booking is: each chosen moment, or a note that the shop sets the date. */
function useWhenRow(): SummaryRow {
  const times = useAtomValue(bookedTimesAtom);
  const venueTime = useAtomValue(differingVenueTimeAtom);
  const { name } = useAtomValue(venueAtom);
  const t = useTranslate();
  if (times.length === 0) {
    return { label: t('booking.when'), value: t('booking.toBeScheduled', { shop: name }) };
  }
  const zoneNote = venueTime ? t('reservation.venueTime', { time: venueTime }) : null;
  const [first, ...others] = times.map((time) => momentMessage(time, t));
  if (others.length === 0) return { label: t('booking.when'), value: first, note: zoneNote };
  return {
    label: t('booking.when'),
    value: (
      <ol className="mc-booking-options">
        {[first, ...others].map((moment) => (
          <li key={moment}>{moment}</li>
        ))}
      </ol>
    ),
    note: (
      <>
        {t('booking.optionsNote', { shop: name })} {zoneNote}
      </>
    ),
  };
}

/** Time and people of the booking, and its staff, place or seating area, if chosen; `asksArea`: a field has the area. */
export function useBookingRows(asksArea = false): readonly [SummaryRow, ...(SummaryRow | null)[]] {
  const { numberOfPeople } = useAtomValue(bookingFormAtom);
  const when = useWhenRow();
  const resource = useAtomValue(chosenResourceAtom);
  const isSeating = useAtomValue(isSeatingAtom);
  const table = useAtomValue(tableAtom);
  const shown = isSeating && asksArea ? null : resource;
  const t = useTranslate();
  return [
    when,
    { label: t('booking.people'), value: numberOfPeople },
    shown && { label: t(isSeating ? 'booking.area' : 'booking.resource'), value: shown.name },
    table ? { label: t('booking.table'), value: table } : null,
  ];
}

/** The offer and its shop. */
export function useOfferRow(): SummaryRow {
  const bookable = useAtomValue(bookableAtom);
  const { name } = useAtomValue(venueAtom);
  const t = useTranslate();
  return { label: t('booking.offer'), value: bookable?.productTitle, note: name };
}

interface ChangeButtonProps {
  /** The step that the button changes. */
  title: MessageKey;
  /** The step that asked for it. */
  step: StepId;
}

/** Returns to the step that asked for a value; disabled while sending. */
export function ChangeButton({ title, step }: ChangeButtonProps) {
  const isSending = useAtomValue(submissionAtom).status === 'sending';
  const jump = useSetAtom(jumpToStepAction);
  const t = useTranslate();
  return (
    <Button
      advances
      small
      variant="quiet"
      icon={editIcon}
      disabled={isSending}
      onClick={() => jump(step)}
    >
      {t('common.change')}
      <VisuallyHidden>{t(title)}</VisuallyHidden>
    </Button>
  );
}

interface StepCardProps {
  title: MessageKey;
  /** The step that asked for the content; nothing can be changed without one. */
  step: StepId | null | undefined;
  children: ReactNode;
}

/** A card with a button back to the step that asked for its content. */
export function StepCard({ title, step, children }: StepCardProps) {
  const t = useTranslate();
  const change = step && <ChangeButton title={title} step={step} />;
  return (
    <Card title={t(title)} aside={change}>
      {children}
    </Card>
  );
}
