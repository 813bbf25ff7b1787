import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { configAtom } from '../../../../context/checkout-context.ts';
import { bookingFormAtom } from '../../../offer/state/choice-atoms.ts';
import { slotTime } from '../../../../lib/time/slots.ts';
import { useTranslate } from '../../../../screen-kit/screen.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { type RadioCardOption, RadioCards } from '../../../../ui/field/radio-cards.tsx';
import { calendarIcon, clockIcon } from '../../../../ui/icon/icon.tsx';
import type { TransportInstant } from '../../../offer/rules/transport-terms.ts';
import { OnRequest } from '../../../offer/screens/on-request.tsx';
import { bookableAtom, venueAtom } from '../../../offer/state/offer-atoms.ts';
import {
  transportInstantsAtom,
  transportTypeAtom,
} from '../../../offer/state/transport-terms-atoms.ts';
import { asapStartAtom, chooseInstantAction } from '../../state/menu-order-form.ts';

/** When "as soon as possible" is; empty if unknown. */
export function useAsapText(): string {
  const { leadMinutes = 0 } = useAtomValue(bookableAtom) ?? {};
  const startTime = useAtomValue(asapStartAtom);
  const { timeZone } = useAtomValue(configAtom);
  const { name } = useAtomValue(venueAtom);
  const t = useTranslate();
  if (leadMinutes === 0) return t('transport.asapShop', { shop: name });
  if (startTime === null) return '';
  const time = slotTime({ startTime }, timeZone);
  return t('transport.asapText', { time });
}

/** As soon as possible or scheduled; a text if only one is available. Spec section 2 screen 4 "Transport-instant radios". */
export function InstantField() {
  const instants = useAtomValue(transportInstantsAtom);
  const { transportInstant } = useAtomValue(bookingFormAtom);
  const choose = useSetAtom(chooseInstantAction);
  const asapText = useAsapText();
  const isTakeaway = useAtomValue(transportTypeAtom) === 'takeaway';
  const t = useTranslate();
  const [first] = instants;
  const isOpen = instants.includes(transportInstant);
  // The merchant may have closed or opened since the choice.
  useEffect(() => {
    if (!isOpen && first) choose(first);
  }, [isOpen, first, choose]);
  const options: Record<TransportInstant, RadioCardOption<TransportInstant>> = {
    asap: { value: 'asap', icon: clockIcon, title: t('transport.asap'), description: asapText },
    scheduled: {
      value: 'scheduled',
      icon: calendarIcon,
      title: t('transport.scheduled'),
      description: t('transport.scheduledText'),
    },
  };
  if (first === 'scheduled')
    return <Notice icon={calendarIcon}>{t('transport.onlyScheduled')}</Notice>;
  return (
    <>
      {instants.length > 1 ? (
        <RadioCards
          legend={t(isTakeaway ? 'transport.pickupTitle' : 'transport.whenTitle')}
          options={instants.map((instant) => options[instant])}
          value={transportInstant}
          onChange={choose}
          columns
        />
      ) : (
        <Notice icon={clockIcon} title={t('transport.asap')}>
          {asapText}
        </Notice>
      )}
      {/* For a scheduled time, the calendar shows this. */}
      {transportInstant === 'asap' && <OnRequest />}
    </>
  );
}
