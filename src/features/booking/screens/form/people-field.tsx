import { useAtomValue, useSetAtom } from 'jotai';

import type { PeopleLimits } from '../../../offer/rules/people.ts';
import type { Translate } from '../../../../platform/i18n/message-key.ts';
import { setPeopleAction } from '../../state/edit-booking.ts';
import { peopleLimitsAtom } from '../../../offer/state/offer-atoms.ts';
import { bookAtom } from '../../../../flow/state/booking-state-atoms.ts';
import { Stepper } from '../../../../ui/field/stepper.tsx';
import { useTranslate } from '../../../../screen-kit/messages.ts';
import { FIELD_IDS, useBookingFaults } from './booking-fields.ts';

function hintOf({ min, max }: PeopleLimits, t: Translate): string {
  return max === null
    ? t('reservation.peopleFrom', { min })
    : t('reservation.peopleRange', { min, max });
}

/** How many people come; only said, not asked, where the offer leaves no choice. Spec section 5 "Booking". */
export function PeopleField() {
  const limits = useAtomValue(peopleLimitsAtom);
  const { numberOfPeople } = useAtomValue(bookAtom);
  const setPeople = useSetAtom(setPeopleAction);
  const { numberOfPeople: error } = useBookingFaults();
  const t = useTranslate();
  if (limits.min === limits.max) {
    if (limits.min === 1) return null;
    return <p className="mc-hint">{t('reservation.peopleFixed', { count: limits.min })}</p>;
  }
  return (
    <div className="mc-stepper-beside">
      <Stepper
        id={FIELD_IDS.people}
        label={t('reservation.people')}
        hint={hintOf(limits, t)}
        error={error}
        value={numberOfPeople}
        min={limits.min}
        max={limits.max ?? Number.MAX_SAFE_INTEGER}
        onChange={setPeople}
        decreaseLabel={t('reservation.peopleLess')}
        increaseLabel={t('reservation.peopleMore')}
      />
    </div>
  );
}
