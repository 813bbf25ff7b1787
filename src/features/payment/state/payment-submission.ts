import type { Getter } from 'jotai/vanilla';

import { sentenceFor } from '../../../context/problems.ts';
import type { SubmissionKind } from '../../../submission/submit.ts';
import { ACCOUNT_CHECK, askToSignIn } from '../../account/state/submit-permission.ts';
import { markOfPurchase, type Purchase } from './purchases.ts';

/** A voucher paid by wallet or on a provider's page; `send` dispatches the press. */
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
