import { useAtomValue, useSetAtom } from 'jotai';

import { onlyOption } from '../../../../lib/only-option.ts';
import { hasNoMethods } from '../../rules/delivery-check.ts';
import { placeOf, type ShopDelivery } from '../../rules/delivery-choice-rules.ts';
import type { DeliveryMethod, DeliveryTypeOffer } from '../../rules/delivery-rates.ts';
import { chooseDeliveryTypeAction, enterDeliveryStepAction } from '../../state/delivery-step.ts';
import {
  deliveryAtom,
  GENERAL_RATES,
  ratesAtom,
  shopDeliveriesAtom,
  deliveryCentsAtom,
  deliveryOffersAtom,
} from '../../state/product-order-atoms.ts';
import { Card } from '../../../../ui/display/card.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { ChoiceButtons } from '../../../../ui/field/choice-buttons.tsx';
import { RadioCards } from '../../../../ui/field/radio-cards.tsx';
import { useFocusInside } from '../../../../ui/use-focus-inside.ts';
import { AddressParts } from '../../../offer/screens/address-parts.tsx';
import { usePriceMessages, DELIVERY_TYPE_MESSAGES } from '../delivery-messages.ts';
import { useAnnouncement, useTranslate } from '../../../../screen-kit/screen.tsx';
import { deliveryId, useDeliveryError } from './delivery-errors.tsx';
import { dispatchDeliveryEventAction } from '../../state/delivery-events.ts';
import { cartAtom } from '../../../cart/state/cart-atoms.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { ChosenCard, useHasChanged } from './chosen-card.tsx';
import { LoadFailed } from '../../../../screen-kit/load-failed.tsx';

// Pickup points depend on the rates: entering the step reads both.
const RATES_FAILED = <LoadFailed text="delivery.ratesFailed" retry={enterDeliveryStepAction} />;

/** Warns that something cannot be delivered; suggests to order shop by shop if the cart has several. */
function Unavailable({ text }: { text: string }) {
  const { shops } = useAtomValue(cartAtom);
  const t = useTranslate();
  return (
    <Notice kind="warning">
      {text}
      {shops.length > 1 && <> {t('delivery.orderPerShop')}</>}
    </Notice>
  );
}

/** A delivery type as a card; the chosen one shows the price of the chosen methods. */
function useOption() {
  const choice = useAtomValue(deliveryAtom);
  const chosenCents = useAtomValue(deliveryCentsAtom);
  const price = usePriceMessages();
  const t = useTranslate();
  return ({ type, fromCents, startingFrom, disabled, disabledFor }: DeliveryTypeOffer) => {
    const { title, text, icon } = DELIVERY_TYPE_MESSAGES[type];
    const shops = disabledFor.join(', ');
    const isFinal = type === choice.type && chosenCents !== null;
    const cents = isFinal ? chosenCents : fromCents;
    const amount = cents === null ? '' : price(cents);
    return {
      value: type,
      icon,
      title: t(title),
      description: disabled && shops ? t('delivery.unavailableForShops', { shops }) : t(text),
      price: startingFrom && !isFinal ? t('delivery.from', { price: amount }) : amount,
      disabled,
    };
  };
}

/** All types, disabled ones last. */
function TypeList({ takesFocus }: { takesFocus: boolean }) {
  const offers = useAtomValue(deliveryOffersAtom) ?? [];
  const { type } = useAtomValue(deliveryAtom);
  const choose = useSetAtom(chooseDeliveryTypeAction);
  const error = useDeliveryError('deliveryType');
  const list = useFocusInside(takesFocus);
  const option = useOption();
  const t = useTranslate();
  return (
    <div ref={list}>
      <ChoiceButtons
        id={deliveryId('deliveryType')}
        hint={t('delivery.types')}
        hintHidden
        error={error}
        options={offers.map(option)}
        value={type}
        onChoose={(chosen) => void choose(chosen)}
      />
    </div>
  );
}

/** Delivery, pickup point or store pickup; once one is chosen, that one alone. Spec section 4 "Delivery". */
export function TypeChoice() {
  const offers = useAtomValue(deliveryOffersAtom);
  const { type } = useAtomValue(deliveryAtom);
  const { status } = useAtomValue(GENERAL_RATES.state);
  const choose = useSetAtom(chooseDeliveryTypeAction);
  const hasChanged = useHasChanged(type);
  const option = useOption();
  const t = useTranslate();
  if (!offers) {
    return status === 'failed' ? RATES_FAILED : <Skeleton shape="block" count={3} />;
  }
  const chosen = offers.find((offer) => offer.type === type && !offer.disabled);
  if (chosen) {
    const { icon, title, description, price } = option(chosen);
    return (
      <ChosenCard
        title={
          <>
            <Icon path={icon} /> {title}
          </>
        }
        aside={<strong>{price}</strong>}
        changeText={t('delivery.changeType')}
        takesFocus={hasChanged}
        onChange={() => void choose(null)}
      >
        <p className="mc-hint">{description}</p>
      </ChosenCard>
    );
  }
  const isClosed = offers.every(({ disabled }) => disabled);
  return (
    <>
      {isClosed && <Unavailable text={t('delivery.unavailable')} />}
      <TypeList takesFocus={hasChanged && type === null} />
    </>
  );
}

function useMethodTitle({ shopName: shop }: ShopDelivery): string {
  const { type } = useAtomValue(deliveryAtom);
  const t = useTranslate();
  return t(type === 'STORE_PICKUP' ? 'delivery.handedOutBy' : 'delivery.methodOf', { shop });
}

/** The only method of a shop, chosen automatically. */
function SoleMethod({ shop, method }: { shop: ShopDelivery; method: DeliveryMethod }) {
  const { type } = useAtomValue(deliveryAtom);
  const title = useMethodTitle(shop);
  const price = usePriceMessages();
  return (
    <div className="mc-delivery__method">
      <Card title={title} aside={<strong>{price(method.costCents)}</strong>}>
        <p>{method.name}</p>
        {method.shopAddress && (
          <p className="mc-hint">
            <AddressParts text={method.shopAddress} />
          </p>
        )}
        {type === 'STORE_PICKUP' && shop.openingHours && (
          <p className="mc-hint">{shop.openingHours}</p>
        )}
      </Card>
    </div>
  );
}

function MethodChoice({ shop }: { shop: ShopDelivery }) {
  const choose = useSetAtom(dispatchDeliveryEventAction);
  const title = useMethodTitle(shop);
  const price = usePriceMessages();
  const { shopId, methods, method: chosen } = shop;
  return (
    <RadioCards
      id={deliveryId('methods', shopId)}
      legend={title}
      error={useDeliveryError('methods', shopId)}
      options={methods.map((method) => ({
        value: method.id,
        title: method.name,
        description: method.shopAddress && <AddressParts text={method.shopAddress} />,
        price: price(method.costCents),
      }))}
      value={chosen?.id ?? null}
      onChange={(id) => void choose({ kind: 'methodChosen', shopId, methodId: id })}
    />
  );
}

interface NoMethodsProps {
  id: string;
  text: string;
  /** What is announced: the texts of all such shops, because of several announcements only the last is heard. */
  said?: string;
}

/** Shows and announces that a shop does not deliver to the place, or that none does. */
function NoMethods({ id, text, said = text }: NoMethodsProps) {
  useAnnouncement(said);
  return (
    <div id={id} tabIndex={-1}>
      <Unavailable text={text} />
    </div>
  );
}

function ShopMethod({ shop }: { shop: ShopDelivery }) {
  const sole = onlyOption(shop.methods);
  if (sole) return <SoleMethod shop={shop} method={sole} />;
  return shop.methods.length > 0 && <MethodChoice shop={shop} />;
}

/** The methods of each shop at the chosen place. Spec section 4 "Delivery". */
export function ShopMethods() {
  const choice = useAtomValue(deliveryAtom);
  const cart = useAtomValue(cartAtom);
  const shops = useAtomValue(shopDeliveriesAtom);
  const offers = useAtomValue(deliveryOffersAtom);
  const { status } = useAtomValue(ratesAtom);
  const t = useTranslate();
  if (choice.type !== 'STORE_PICKUP' && placeOf(choice) === null) return null;
  // Without offers, the types show the failure already.
  if (status === 'failed') return offers && RATES_FAILED;
  if (status === 'loading') return <Skeleton shape="block" count={cart.shops.length} />;
  if (hasNoMethods(choice, shops)) {
    return <NoMethods id={deliveryId('methods')} text={t('delivery.noDeliveryMethodsAvailable')} />;
  }
  const textOf = ({ shopName: shop }: ShopDelivery) =>
    t('delivery.deliveryMethodAddressUnavailableForShop', { shop });
  const said = shops
    .filter(({ lacksMethod }) => lacksMethod)
    .map(textOf)
    .join(' ');
  return shops.map((shop) => {
    const id = deliveryId('methods', shop.shopId);
    return shop.lacksMethod ? (
      <NoMethods key={id} id={id} text={textOf(shop)} said={said} />
    ) : (
      <ShopMethod key={id} shop={shop} />
    );
  });
}
