import type { MessageKey } from '../../../platform/i18n/message-key.ts';
import { useTranslate } from '../../../screen-kit/screen.tsx';
import type { IconPath } from '../../../ui/icon/icon.tsx';
import { cardIcon, pinIcon } from '../../../ui/icon/result-icons.ts';
import { bagIcon, truckIcon } from '../../../ui/icon/shop-icons.ts';
import { useMoney } from '../../offer/screens/unit-price.tsx';
import type { DeliveryType } from '../rules/delivery-rates.ts';
import type { PaymentKind } from '../rules/saved-delivery.ts';

/** Formats the price of a delivery; 0 is "free". */
export function usePriceMessages(): (cents: number) => string {
  const money = useMoney();
  const t = useTranslate();
  return (cents) => (cents === 0 ? t('price.free') : money(cents));
}

interface ChoiceMessages {
  title: MessageKey;
  text: MessageKey;
  icon: IconPath;
}

/** How each delivery type is shown. */
export const DELIVERY_TYPE_MESSAGES: Record<DeliveryType, ChoiceMessages> = {
  DELIVERY: { title: 'delivery.type.delivery', text: 'delivery.text.delivery', icon: truckIcon },
  PICKUP_POINT: {
    title: 'delivery.type.pickupPoint',
    text: 'delivery.text.pickupPoint',
    icon: pinIcon,
  },
  STORE_PICKUP: {
    title: 'delivery.type.storePickup',
    text: 'delivery.text.storePickup',
    icon: bagIcon,
  },
};

/** How each kind of payment is shown. */
export const PAYMENT_MESSAGES: Record<PaymentKind, ChoiceMessages> = {
  online: { title: 'orderPayment.online', text: 'orderPayment.onlineText', icon: cardIcon },
  offline: { title: 'orderPayment.offline', text: 'orderPayment.offlineText', icon: bagIcon },
};
