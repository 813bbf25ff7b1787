import { useAtomValue, useSetAtom } from 'jotai';

import type { DeliveryType, DeliveryTypeOffer } from '../../rules/delivery-rates.ts';
import { changeDeliveryTypeAction, chooseDeliveryTypeAction } from '../../state/delivery-step.ts';
import { loadRatesAction } from '../../state/delivery-events.ts';
import { attemptsAtom } from '../../../../flow/state/booking-state-atoms.ts';
import { cartAtom } from '../../../cart/state/cart-atoms.ts';
import {
  deliveryAtom,
  deliveryCentsAtom,
  deliveryOffersAtom,
  ratesStateAtom,
} from '../../state/delivery-atoms.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { RadioCards, type RadioCardOption } from '../../../../ui/field/radio-cards.tsx';
import { DELIVERY_TYPE_MESSAGES, usePriceMessages } from '../delivery-messages.ts';
import { LoadFailed } from '../../../../screen-kit/load-failed.tsx';
import { useTranslate } from '../../../../screen-kit/messages.ts';
import { TYPE_ID } from './delivery-errors.tsx';

/** What is offered could not be read. */
export function RatesFailed() {
  return <LoadFailed text="delivery.ratesFailed" retry={loadRatesAction} />;
}

/** A cart of several shops may be more than one delivery can bring; shop by shop it goes. */
export function OrderPerShopHint() {
  const { shops } = useAtomValue(cartAtom);
  const t = useTranslate();
  return shops.length > 1 ? <> {t('delivery.orderPerShop')}</> : null;
}

/** A way to get the goods as a card; the chosen one asks what its chosen methods cost, as the total does. */
function useOption(): (offer: DeliveryTypeOffer) => RadioCardOption<DeliveryType> {
  const choice = useAtomValue(deliveryAtom);
  const chosenCents = useAtomValue(deliveryCentsAtom);
  const price = usePriceMessages();
  const t = useTranslate();
  return ({ type, fromCents, startingFrom, disabled, disabledFor }) => {
    const { title, text, icon } = DELIVERY_TYPE_MESSAGES[type];
    const shops = disabledFor.join(', ');
    const isSettled = type === choice.type && chosenCents !== null;
    const cents = isSettled ? chosenCents : fromCents;
    const amount = cents === null ? '' : price(cents);
    return {
      value: type,
      icon,
      title: t(title),
      description: disabled && shops ? t('delivery.unavailableForShops', { shops }) : t(text),
      price: startingFrom && !isSettled ? t('delivery.from', { price: amount }) : amount,
      disabled,
    };
  };
}

/** Delivery, pickup point or store pickup, those that cannot be had last. Spec section 4 "Delivery". */
export function TypeChoice() {
  const offers = useAtomValue(deliveryOffersAtom);
  const { type } = useAtomValue(deliveryAtom);
  const ratesState = useAtomValue(ratesStateAtom);
  const attempts = useAtomValue(attemptsAtom);
  const choose = useSetAtom(chooseDeliveryTypeAction);
  const change = useSetAtom(changeDeliveryTypeAction);
  const option = useOption();
  const t = useTranslate();
  if (!offers) {
    return ratesState === 'failed' ? <RatesFailed /> : <Skeleton shape="block" count={3} />;
  }
  const isClosed = offers.every(({ disabled }) => disabled);
  return (
    <>
      {isClosed && (
        <Notice kind="warning">
          {t('delivery.unavailable')}
          <OrderPerShopHint />
        </Notice>
      )}
      <RadioCards
        id={TYPE_ID}
        legend={t('delivery.types')}
        legendHidden
        error={attempts > 0 && type === null ? t('delivery.errors.typeMissing') : null}
        options={offers.map(option)}
        value={type}
        onChange={(chosen) => void choose(chosen)}
      />
      {type !== null && (
        <div className="mc-delivery__change">
          <Button
            small
            variant="quiet"
            onClick={({ currentTarget }) => {
              // The button goes with the choice; the ways are there again.
              currentTarget.form?.querySelector('input')?.focus();
              void change();
            }}
          >
            {t('delivery.changeType')}
          </Button>
        </div>
      )}
    </>
  );
}
