import type { ComponentType } from 'react';

import { PAYMENT_EXPIRY_DAYS } from '../../../lib/limits.ts';
import type { PaymentMethod } from '../../../lib/payment/payment-method.ts';
import type { MessageKey } from '../../../platform/i18n/message-key.ts';
import { useTranslate } from '../../../screen-kit/messages.ts';
import { phoneIcon } from '../../../ui/icon/booking-icons.ts';
import type { IconPath } from '../../../ui/icon/icon.tsx';
import { bankIcon, cardIcon } from '../../../ui/icon/result-icons.ts';
import { WalletPanel } from './wallet-panel.tsx';

interface MethodView {
  title: MessageKey;
  text: MessageKey;
  icon: IconPath;
  /** Stands below the choice while the method is chosen. */
  Panel: ComponentType;
}

function CardPanel() {
  return useTranslate()('payment.card.panel');
}

function ReferencePanel() {
  return useTranslate()('payment.reference.panel', { days: PAYMENT_EXPIRY_DAYS });
}

/** How each method is shown. */
export const METHOD_VIEWS: Readonly<Record<PaymentMethod, MethodView>> = {
  wallet: {
    title: 'payment.wallet.title',
    text: 'payment.wallet.text',
    icon: phoneIcon,
    Panel: WalletPanel,
  },
  card: {
    title: 'payment.card.title',
    text: 'payment.card.text',
    icon: cardIcon,
    Panel: CardPanel,
  },
  reference: {
    title: 'payment.reference.title',
    text: 'payment.reference.text',
    icon: bankIcon,
    Panel: ReferencePanel,
  },
};
