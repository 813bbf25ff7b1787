import { referenceOf } from '../../../submission/rules/intent-key.ts';
import { submit } from '../../../submission/submit.ts';
import { PAYMENT_METHODS } from '../../../lib/payment/payment-method.ts';
import { credentialsAtom } from '../../../context/user-atom.ts';
import { alertAtom } from '../../../context/problem-atoms.ts';
import { reportError, sentenceFor, toApiError } from '../../../context/report-problem.ts';
import { servicesAtom } from '../../../context/services.ts';
import { mayPay } from './claim-purchase.ts';
import { entryOf, keepFollowed } from './keep-journal.ts';
import { dropEntry } from './journal-store.ts';
import { waitAtom } from './payment-atoms.ts';
import { markOfPurchase } from './payment-input.ts';
import { paymentSubmission } from './payment-submission.ts';
import type { PaymentRun } from './payment-run.ts';
import { intentPurchasesAtom, lostIntentsAtom } from './purchases.ts';

async function claim({ get, set, tell }: PaymentRun, intentKey: string): Promise<void> {
  const { intent } = get(waitAtom);
  const purchase = get(intentPurchasesAtom).get(intentKey);
  const isPayerHere = () => purchase?.userId === (get(credentialsAtom)?.userId ?? null);
  if (!purchase || !intent || !isPayerHere()) return tell({ kind: 'contested', intentKey });
  keepFollowed(get, get(waitAtom));
  const { channel } = PAYMENT_METHODS[purchase.method];
  const mark = markOfPurchase(get, intentKey, purchase);
  const agreed = { intentKey, choice: mark ?? '', isSecond: false };
  const again = {
    ...paymentSubmission(
      () => purchase,
      async () => tell({ kind: 'pay', channel, intentKey }),
    ),
    choice: () => agreed.choice,
    keepsNotice: true,
  } as const;
  const send = () => void submit(get, set, again, agreed);
  const entry = entryOf(purchase, { since: intent.since, nonce: null, ownParams: [] });
  const isFree = await mayPay(get, set, { purchase: purchase.of, entry, mark, send });
  tell({ kind: isFree && isPayerHere() ? 'claimed' : 'contested', intentKey });
  const { phase, intent: sent } = get(waitAtom);
  const isSent = phase === 'requesting' && sent?.intentKey === intentKey;
  // The press was given up meanwhile, or an earlier payment was made.
  if (isFree && !isSent && !get(lostIntentsAtom).has(intentKey)) dropEntry(get, intentKey);
}

/**
 * Enters a press into the journal, after the payments that are followed here have been asked about: it may be sent
 * then. Where an earlier payment of the same purchase is undecided, in any tab, the customer is asked instead. A press
 * comes to nothing once whoever made it is not here any more: the request has their name and their prize in it.
 * A press that cannot be entered is not sent.
 */
export async function enterPayment(run: PaymentRun, intentKey: string): Promise<void> {
  const { get, set, tell } = run;
  try {
    await claim(run, intentKey);
  } catch (error) {
    const failure = toApiError(error);
    tell({ kind: 'contested', intentKey });
    reportError(get(servicesAtom).host, failure, referenceOf(intentKey));
    set(alertAtom, sentenceFor(failure));
  }
}
