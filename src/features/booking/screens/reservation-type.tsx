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
import { UnitPrice } from '../../offer/screens/unit-price.tsx';
import './reservation-type.css';

function OfferText({ type }: { type: ReservationType }) {
  const { points } = useAtomValue(reservationOffersAtom)[type];
  const t = useTranslate();
  return (
    <span className="mc-reservation-type__lines">
      <span>
        {t(type === 'smart' ? 'reservationType.smartText' : 'reservationType.normalText')}
      </span>
      {points !== null && <span>{t('reservationType.points', { points })}</span>}
    </span>
  );
}

function useOptions(): readonly ChoiceOption<ReservationType>[] {
  const { normal, smart } = useAtomValue(reservationOffersAtom);
  const t = useTranslate();
  return [
    {
      value: 'normal',
      icon: calendarIcon,
      title: t('reservationType.normal'),
      description: <OfferText type="normal" />,
      price: normal.price && <UnitPrice price={normal.price} />,
    },
    {
      value: 'smart',
      icon: smartIcon,
      smart: true,
      title: t('reservationType.smart'),
      description: <OfferText type="smart" />,
      price: smart.price && <UnitPrice price={smart.price} />,
    },
  ];
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
