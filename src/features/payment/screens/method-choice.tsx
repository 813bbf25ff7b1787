import { useAtomValue, useSetAtom } from 'jotai';
import type { ComponentType } from 'react';

import { PAYMENT_EXPIRY_DAYS } from '../../../lib/limits.ts';
import { PAYMENT_METHOD_ORDER, type PaymentMethod } from '../../../lib/payment/payment-method.ts';
import type { MessageKey } from '../../../platform/i18n/message-key.ts';
import { choosePaymentMethodAction } from '../state/edit-payment.ts';
import { paymentMethodAtom } from '../state/payment-atoms.ts';
import { RadioCards } from '../../../ui/field/radio-cards.tsx';
import { phoneIcon } from '../../../ui/icon/booking-icons.ts';
import type { IconPath } from '../../../ui/icon/icon-path.ts';
import { bankIcon } from '../../../ui/icon/payment-icons.ts';
import { cardIcon } from '../../../ui/icon/result-icons.ts';
import { useTranslate } from '../../../screen-kit/use-translate.ts';
import { WalletPanel } from './wallet-panel.tsx';

interface MethodTexts {
  title: MessageKey;
  text: MessageKey;
  icon: IconPath;
}

const TEXTS: Record<PaymentMethod, MethodTexts> = {
  wallet: { title: 'payment.wallet.title', text: 'payment.wallet.text', icon: phoneIcon },
  card: { title: 'payment.card.title', text: 'payment.card.text', icon: cardIcon },
  reference: { title: 'payment.reference.title', text: 'payment.reference.text', icon: bankIcon },
};

function CardPanel() {
  return useTranslate()('payment.card.panel');
}

function ReferencePanel() {
  return useTranslate()('payment.reference.panel', { days: PAYMENT_EXPIRY_DAYS });
}

const PANELS: Record<PaymentMethod, ComponentType> = {
  wallet: WalletPanel,
  card: CardPanel,
  reference: ReferencePanel,
};

/** The ways to pay as native radios; the panel of the chosen one stands below them. Spec section 2 screen 11. */
export function MethodChoice() {
  const method = useAtomValue(paymentMethodAtom);
  const choose = useSetAtom(choosePaymentMethodAction);
  const t = useTranslate();
  const Panel = PANELS[method];
  return (
    <div className="mc-payment__method">
      <RadioCards
        legend={t('payment.method')}
        options={PAYMENT_METHOD_ORDER.map((value) => ({
          value,
          title: t(TEXTS[value].title),
          description: t(TEXTS[value].text),
          icon: TEXTS[value].icon,
        }))}
        value={method}
        onChange={choose}
      />
      <div className="mc-payment__panel" role="group" aria-label={t(TEXTS[method].title)}>
        <Panel />
      </div>
    </div>
  );
}
