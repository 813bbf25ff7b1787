import { useAtomValue, useSetAtom } from 'jotai';

import type { ReservationType } from '../../../lib/config/checkout-config.ts';
import {
  advancingTypeAtom,
  chooseReservationTypeAction,
} from '../state/choose-reservation-type.ts';
import { reservationOffersAtom } from '../../offer/state/reservation-offers-atom.ts';
import { ChoiceButtons, type ChoiceOption } from '../../../ui/field/choice-buttons.tsx';
import { smartIcon, calendarIcon } from '../../../ui/icon/icon.tsx';
import { StepScreen, useTranslate } from '../../../screen-kit/screen.tsx';
import { PercentOff, UnitPrice } from '../../offer/screens/unit-price.tsx';
import './reservation-type.css';

const TYPES = [
  {
    value: 'normal',
    icon: calendarIcon,
    title: 'reservationType.normal',
    text: 'reservationType.normalText',
  },
  {
    value: 'smart',
    icon: smartIcon,
    smart: true,
    title: 'reservationType.smart',
    text: 'reservationType.smartText',
  },
] as const;

function useOptions(): readonly ChoiceOption<ReservationType>[] {
  const offers = useAtomValue(reservationOffersAtom);
  const t = useTranslate();
  return TYPES.map(({ title, text, ...type }) => {
    const { price, discount, points } = offers[type.value];
    return {
      ...type,
      title: t(title),
      description: (
        <span className="mc-reservation-type__lines">
          <span>{t(text)}</span>
          {points !== null && <span>{t('reservationType.points', { points })}</span>}
        </span>
      ),
      price: price ? <UnitPrice price={price} /> : <PercentOff percent={discount} />,
    };
  });
}

/**
 * Normal or smart. A press continues after 500 ms; until then another press changes the choice. Without a membership,
 * the plans follow a smart reservation. Spec section 2 "Steps per flow", section 4 "Premium".
 */
export default function ReservationTypeScreen() {
  const chosen = useAtomValue(advancingTypeAtom);
  const choose = useSetAtom(chooseReservationTypeAction);
  const t = useTranslate();
  return (
    <StepScreen title={t('reservationType.title')}>
      <ChoiceButtons
        hint={t('reservationType.hint')}
        options={useOptions()}
        value={chosen}
        onChoose={choose}
        columns
      />
    </StepScreen>
  );
}
