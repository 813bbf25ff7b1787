import { useAtomValue, useSetAtom } from 'jotai';

import { placeOf } from '../../rules/delivery-choice.ts';
import type { DeliveryMethod } from '../../rules/delivery-rates.ts';
import { chooseMethodAction } from '../../state/delivery-step.ts';
import { attemptsAtom } from '../../../../flow/state/booking-state-atoms.ts';
import {
  deliveryAtom,
  hasNoMethodsAtom,
  ratesStateAtom,
  shopDeliveriesAtom,
  type ShopDelivery,
} from '../../state/delivery-atoms.ts';
import { Card } from '../../../../ui/display/card.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { RadioCards } from '../../../../ui/field/radio-cards.tsx';
import { AddressParts } from '../../../offer/screens/address-parts.tsx';
import { usePriceMessages } from '../delivery-messages.ts';
import { useAnnouncement, useTranslate } from '../../../../screen-kit/messages.ts';
import { METHODS_ID, methodId } from './delivery-errors.tsx';
import { OrderPerShopHint, RatesFailed } from './type-choice.tsx';

function useMethodTitle({ shopName }: ShopDelivery): string {
  const { type } = useAtomValue(deliveryAtom);
  const t = useTranslate();
  const key = type === 'DELIVERY' ? 'delivery.methodOf' : 'delivery.handedOutBy';
  return t(key, { shop: shopName });
}

/** The only way of a shop: taken, and said. */
function SoleMethod({ shop, method }: { shop: ShopDelivery; method: DeliveryMethod }) {
  const title = useMethodTitle(shop);
  const price = usePriceMessages();
  return (
    <div className="mc-delivery__method">
      <Card title={title} aside={<strong>{price(method.costCents)}</strong>}>
        <p>{method.name}</p>
        {method.shopAddress && (
          <p className="mc-delivery__note">
            <AddressParts text={method.shopAddress} />
          </p>
        )}
      </Card>
    </div>
  );
}

function MethodChoice({ shop }: { shop: ShopDelivery }) {
  const attempts = useAtomValue(attemptsAtom);
  const choose = useSetAtom(chooseMethodAction);
  const title = useMethodTitle(shop);
  const price = usePriceMessages();
  const t = useTranslate();
  const { shopId, shopName, methods, chosen } = shop;
  const isMissing = attempts > 0 && !chosen;
  return (
    <RadioCards
      id={methodId(shopId)}
      legend={title}
      error={isMissing ? t('delivery.errors.methodMissing', { shop: shopName }) : null}
      options={methods.map((method) => ({
        value: method.id,
        title: method.name,
        description: method.shopAddress && <AddressParts text={method.shopAddress} />,
        price: price(method.costCents),
      }))}
      value={chosen?.id ?? null}
      onChange={(id) => void choose({ shopId, methodId: id })}
    />
  );
}

function ShopMethod({ shop }: { shop: ShopDelivery }) {
  const t = useTranslate();
  const { methods, lacksMethod, shopId, shopName } = shop;
  const [first, ...others] = methods;
  if (lacksMethod) {
    return (
      <div id={methodId(shopId)} tabIndex={-1}>
        <Notice kind="warning">
          {t('delivery.deliveryMethodAddressUnavailableForShop', { shop: shopName })}
          <OrderPerShopHint />
        </Notice>
      </div>
    );
  }
  if (!first) return null;
  return others.length === 0 ? (
    <SoleMethod shop={shop} method={first} />
  ) : (
    <MethodChoice shop={shop} />
  );
}

/** Nobody brings anything there. */
function NoMethods() {
  const text = useTranslate()('delivery.noDeliveryMethodsAvailable');
  useAnnouncement(text);
  return (
    <div id={METHODS_ID} tabIndex={-1}>
      <Notice kind="warning">
        {text}
        <OrderPerShopHint />
      </Notice>
    </div>
  );
}

/** What each shop offers at the chosen place, once there is one. Spec section 4 "Delivery". */
export function ShopMethods() {
  const choice = useAtomValue(deliveryAtom);
  const shops = useAtomValue(shopDeliveriesAtom);
  const ratesState = useAtomValue(ratesStateAtom);
  const hasNone = useAtomValue(hasNoMethodsAtom);
  if (choice.type !== 'STORE_PICKUP' && placeOf(choice) === null) return null;
  if (ratesState === 'failed') return <RatesFailed />;
  if (ratesState === 'loading') return <Skeleton shape="block" count={choice.shops.length} />;
  if (hasNone) return <NoMethods />;
  return shops.map((shop) => <ShopMethod key={shop.shopId} shop={shop} />);
}
