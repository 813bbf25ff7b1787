import type { Getter } from 'jotai/vanilla';

import { sentenceFor } from '../../../context/problems.ts';
import type { SubmissionKind } from '../../../submission/submit.ts';
import { askToSignIn } from '../../account/state/ask-guest-to-sign-in.ts';
import { ACCOUNT_CHECK } from '../../account/state/submit-permission.ts';
import { markOfPurchase, type Purchase } from './purchases.ts';

/** A voucher that is paid, by a wallet or at a page of the provider; `send` tells the wait of a press. */
export const paymentSubmission = (
  purchaseOf: (get: Getter) => Purchase,
  send: SubmissionKind['send'] = async () => undefined,
): SubmissionKind => ({
  kind: 'voucher',
  checks: { account: ACCOUNT_CHECK },
  choice: (get, intentKey) => markOfPurchase(get, intentKey, purchaseOf(get)),
  send,
  unknownKey: 'payment.unknown',
  sentenceOf: (error) =>
    error.code === 'payment_platform' && !error.serverMessage
      ? { key: 'payment.platformError' }
      : sentenceFor(error),
  askToSignIn,
});
