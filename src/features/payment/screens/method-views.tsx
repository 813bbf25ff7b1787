import { useAtomValue } from 'jotai';
import type { ComponentType, ReactElement } from 'react';

import { PAYMENT_EXPIRY_DAYS, WALLET_CONFIRMATION_WINDOW_MINUTES } from '../../../lib/limits.ts';
import type { PaymentMethod } from '../../../lib/payment/payment-method.ts';
import type { MessageKey } from '../../../platform/i18n/message-key.ts';
import { errorsOf, FormErrors } from '../../../screen-kit/form-errors.tsx';
import { useTranslate } from '../../../screen-kit/screen.tsx';
import { useFields } from '../../../screen-kit/use-fields.ts';
import { WALLET } from '../state/payment-form.ts';
import { MobileField } from '../../contact/screens/mobile-field.tsx';
import { CardMarks, ReferenceMark, WalletMark } from './payment-marks.tsx';

interface MethodView {
  title: MessageKey;
  text: MessageKey;
  mark: ReactElement;
  /** Shows below the card of the method while it is chosen. */
  Panel: ComponentType;
}

function CardPanel() {
  return useTranslate()('payment.card.panel');
}

function ReferencePanel() {
  return useTranslate()('payment.reference.panel', { days: PAYMENT_EXPIRY_DAYS });
}

export const METHOD_VIEWS: Readonly<Record<PaymentMethod, MethodView>> = {
  wallet: {
    title: 'payment.wallet.title',
    text: 'payment.wallet.text',
    mark: <WalletMark />,
    Panel: WalletPanel,
  },
  card: {
    title: 'payment.card.title',
    text: 'payment.card.text',
    mark: <CardMarks />,
    Panel: CardPanel,
  },
  reference: {
    title: 'payment.reference.title',
    text: 'payment.reference.text',
    mark: <ReferenceMark />,
    Panel: ReferencePanel,
  },
};

/** Id of the list of methods. */
export const METHODS_ID = 'mc-payment-methods';

/** The errors of the wallet's number; each try moves the focus to it. */
export function WalletErrors() {
  return <FormErrors errors={errorsOf(useAtomValue(WALLET.issues), WALLET.idOf)} />;
}

/** The wallet's prefix and number, initially the contact's. Spec section 3 "mbwayPhoneNumber". */
export function WalletPanel() {
  const field = useFields(WALLET);
  const t = useTranslate();
  return (
    <MobileField
      legend={t('payment.wallet.phone')}
      hint={t('payment.wallet.phoneHint', { minutes: WALLET_CONFIRMATION_WINDOW_MINUTES })}
      prefix={field('prefix')}
      number={field('phone')}
    />
  );
}
