import { useAtomValue, useSetAtom } from 'jotai';

import type { ReservationType } from '../../../lib/config/checkout-config.ts';
import {
  chooseReservationTypeAction,
  pickReservationTypeAction,
  submitReservationTypeAction,
} from '../state/choose-reservation-type.ts';
import { reservationTypeAtom } from '../../../flow/state/flow-atoms.ts';
import { reservationOffersAtom } from '../../offer/state/reservation-offers-atom.ts';
import { ContinueBar } from '../../../screen-kit/continue-bar.tsx';
import { RadioCards, type RadioCardOption } from '../../../ui/field/radio-cards.tsx';
import { smartIcon, calendarIcon } from '../../../ui/icon/icon.tsx';
import { StepScreen, useTranslate } from '../../../screen-kit/screen.tsx';
import { UnitPrice } from '../../offer/screens/unit-price.tsx';
import './reservation-type.css';

/** The description of a reservation type, with its points. */
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

function useOptions(): readonly RadioCardOption<ReservationType>[] {
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
 * Normal or smart. A click, Space or Enter on a card continues after 500 ms, even if it is chosen already. Arrow keys
 * only change the choice. Without a membership, the plans follow a smart reservation. Spec section 2 "Steps per flow",
 * section 4 "Premium".
 */
export default function ReservationTypeScreen() {
  const type = useAtomValue(reservationTypeAtom);
  const pick = useSetAtom(pickReservationTypeAction);
  const choose = useSetAtom(chooseReservationTypeAction);
  const submit = useSetAtom(submitReservationTypeAction);
  const t = useTranslate();
  const options = useOptions();
  return (
    <StepScreen title={t('reservationType.title')}>
      <RadioCards
        legend={t('reservationType.legend')}
        legendHidden
        hint={t('reservationType.hint')}
        options={options}
        value={type}
        onChange={pick}
        onCommit={choose}
        columns
      />
      <ContinueBar onPress={submit} />
    </StepScreen>
  );
}
