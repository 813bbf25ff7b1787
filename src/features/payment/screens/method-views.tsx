import { useAtomValue } from 'jotai';
import type { ComponentType, ReactElement, ReactNode } from 'react';

import { PAYMENT_EXPIRY_DAYS, WALLET_CONFIRMATION_WINDOW_MINUTES } from '../../../lib/limits.ts';
import type { PaymentMethod } from '../../../lib/payment/payment-method.ts';
import type { MessageKey } from '../../../platform/i18n/message-key.ts';
import { errorsOf, FormErrors } from '../../../screen-kit/form-errors.tsx';
import { useTranslate } from '../../../screen-kit/screen.tsx';
import { useFields } from '../../../screen-kit/use-fields.ts';
import { WALLET } from '../state/payment-form.ts';
import { MobileField } from '../../contact/screens/mobile-field.tsx';
import './payment.css';

/** A logo on white, so that it keeps its colours in dark mode. Decorative: the card's title names the method. */
function Mark({ width = 40, children }: { width?: number; children: ReactNode }) {
  return (
    <svg
      className="mc-payment__mark"
      width={width}
      height="24"
      viewBox={`0 0 ${width} 24`}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

/** Logos are drawn with plain shapes and the page's font, without the brands' own files. */
function WalletMark() {
  return (
    <Mark width={58}>
      <text x="6" y="16.5" fill="#d81f26">
        MB
      </text>
      <text x="25" y="16.5" fill="#1d1d1b">
        WAY
      </text>
    </Mark>
  );
}

function CardMarks() {
  return (
    <span className="mc-payment__marks">
      <Mark>
        <text x="5" y="16.5" fill="#1a1f71" fontStyle="italic">
          VISA
        </text>
      </Mark>
      <Mark>
        <circle cx="15.5" cy="12" r="7" fill="#eb001b" />
        <circle cx="24.5" cy="12" r="7" fill="#f79e1b" />
        <path d="M20 6.6a7 7 0 0 1 0 10.8 7 7 0 0 1 0-10.8z" fill="#ff5f00" />
      </Mark>
    </span>
  );
}

function ReferenceMark() {
  return (
    <Mark>
      <rect x="7" y="4.5" width="26" height="15" rx="4" fill="#1f5aa6" />
      <text x="10.5" y="16" fill="#fff">
        MB
      </text>
    </Mark>
  );
}

interface MethodView {
  title: MessageKey;
  text: MessageKey;
  mark: ReactElement;
  /** Shown below the method's card while it is chosen. */
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

/** The errors of the wallet number; each failed press moves the focus to it. */
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
