import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo, useState } from 'react';

import { WALLET_CONFIRMATION_WINDOW_MINUTES } from '../../../lib/limits.ts';
import {
  editWalletPhoneAction,
  leaveWalletPhoneAction,
  shownWalletPhoneIssueAtom,
  walletPhoneAtom,
} from '../state/payment-form.ts';
import { formatLocaleAtom } from '../../../context/config-atoms.ts';
import { PhoneField } from '../../../ui/field/phone-field.tsx';
import { dialPrefixOptions, prefixOfOption } from '../../contact/screens/contact-fields.tsx';
import { useTranslate } from '../../../screen-kit/messages.ts';

/** Id of the number's control, where its fault leads. */
export const WALLET_PHONE_ID = 'mc-wallet-phone';

/** The wallet's own prefix and number; the contact's stand there at first. Spec section 3 "mbwayPhoneNumber". */
export function WalletPanel() {
  const { prefix, phone } = useAtomValue(walletPhoneAtom);
  const issue = useAtomValue(shownWalletPhoneIssueAtom);
  const locale = useAtomValue(formatLocaleAtom);
  const edit = useSetAtom(editWalletPhoneAction);
  const leave = useSetAtom(leaveWalletPhoneAction);
  const t = useTranslate();
  const prefixes = useMemo(() => dialPrefixOptions(locale), [locale]);
  // The payment knows the prefix alone; which of its countries was chosen is for the eye.
  const [chosen, setChosen] = useState(prefix);
  const choose = (option: string) => {
    setChosen(option);
    edit({ prefix: prefixOfOption(option) });
  };
  return (
    <PhoneField
      legend={t('payment.wallet.phone')}
      hint={t('payment.wallet.phoneHint', { minutes: WALLET_CONFIRMATION_WINDOW_MINUTES })}
      prefixLabel={t('contact.prefix')}
      numberLabel={t('contact.phoneNumber')}
      prefixes={prefixes}
      prefix={prefix}
      prefixOption={prefixOfOption(chosen) === prefix ? chosen : prefix}
      onPrefixChange={choose}
      number={phone}
      numberId={WALLET_PHONE_ID}
      numberError={issue ? t(issue.message) : null}
      onNumberChange={(text) => edit({ phone: text })}
      onNumberBlur={() => leave()}
      required
    />
  );
}
