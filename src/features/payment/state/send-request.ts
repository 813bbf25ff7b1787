import { getPaymentLink, requestWalletPayment } from '../calls/payments.ts';
import type { Id } from '../../../lib/config/id.ts';
import { referenceOf } from '../../../submission/rules/intent-key.ts';
import {
  buildLinkPayload,
  buildWalletPayload,
  type PaymentRequest,
} from '../rules/payment-payload.ts';
import { judgeFailure } from '../../../platform/api/outcome/judge-outcome.ts';
import { isFinal, type StatusAnswer } from '../rules/payment.ts';
import { buildReturnUrl } from '../rules/payment-return.ts';
import type { PaymentChannel } from '../../../lib/payment/payment-method.ts';
import { toApiError } from '../../../context/problems.ts';
import { servicesAtom } from '../../../context/services.ts';
import { credentialsAtom } from '../../../context/user-atom.ts';
import { lostTryOf } from '../../../submission/rules/submission-state.ts';
import { submissionAtom } from '../../../submission/submission-atom.ts';
import { failSubmission } from '../../../submission/submit.ts';
import { runWaitingStart } from '../../../submission/waiting-start.ts';
import { askOfDifference } from './payment-link.ts';
import { dropEntry, writeEntry } from './journal-store.ts';
import { keepPayment } from './keep-journal.ts';
import {
  intentPurchasesAtom,
  lostIntentsAtom,
  markOfPurchase,
  paymentAnswersAtom,
  paymentLinksAtom,
  purchasesAtom,
  withEntry,
  type Purchase,
} from './purchases.ts';
import type { PaymentRun } from './payment-run.ts';
import { paymentSubmission } from './payment-submission.ts';
import { waitAtom } from './payment-atoms.ts';
import { issueTicket, returnNonceAtom } from './open-payments.ts';
import { emitOnce } from './payment-success.ts';

interface Request {
  purchase: Purchase;
  request: PaymentRequest;
  intentKey: string;
}

/** The moment of the press: a second try of the same says the same. */
function pressedAt({ get }: PaymentRun): number {
  return get(waitAtom).intent?.since ?? get(servicesAtom).host.now();
}

/** The payment of an answer and its status; one on a provider's page is still due. */
interface Asked {
  paymentId: Id;
  status: StatusAnswer;
}

async function askWallet(run: PaymentRun, { request, intentKey }: Request): Promise<Asked | null> {
  const { get, set } = run;
  const { phone } = request;
  if (!phone) return null;
  const payload = buildWalletPayload({ ...request, now: pressedAt(run) }, phone);
  const { call } = get(servicesAtom);
  const answer = await call(requestWalletPayment, [payload, get(credentialsAtom)], { intentKey });
  const { id: paymentId, status } = answer;
  set(paymentAnswersAtom, (all) => withEntry(all, paymentId, answer));
  return { paymentId, status };
}

async function askLink(run: PaymentRun, { request, intentKey }: Request): Promise<Asked> {
  const { get, set } = run;
  const { call, host } = get(servicesAtom);
  // A second try of the same leads back to the same address.
  const isAgain = get(lostIntentsAtom).has(intentKey);
  const ticket = issueTicket(get, (isAgain ? get(returnNonceAtom) : null) ?? undefined);
  set(returnNonceAtom, ticket.nonce);
  writeEntry(get, intentKey, ticket);
  const returnUrl = buildReturnUrl(host.pageUrl(), ticket.nonce);
  const payload = buildLinkPayload({ ...request, now: pressedAt(run) }, returnUrl);
  const link = await call(getPaymentLink, [payload, get(credentialsAtom)], { intentKey });
  set(paymentLinksAtom, (all) => withEntry(all, link.id, link));
  return { paymentId: link.id, status: 'IN_PROGRESS' };
}

/** The request and the reading of its answer, by payment channel. */
const CHANNELS = {
  wallet: { ask: askWallet, answered: 'requestAnswered' },
  link: { ask: askLink, answered: 'linkAnswered' },
} as const;

/** The server has a payment: the journal knows it before anything is done with it, since the window may leave. */
function accept(
  { get, set, tell }: PaymentRun,
  channel: PaymentChannel,
  { purchase, intentKey }: Request,
  { paymentId, status }: Asked,
): void {
  set(purchasesAtom, (all) => withEntry(all, paymentId, purchase));
  if (isFinal(status)) dropEntry(get, intentKey);
  else {
    keepPayment(get, paymentId);
    const { kind } = purchase;
    void emitOnce(get, set, 'pending', { kind, paymentId, intent: referenceOf(intentKey) });
    if (channel === 'wallet') askOfDifference(get, set, paymentId);
  }
  tell({ kind: CHANNELS[channel].answered, intentKey, paymentId, status });
}

/** Handles a refused request or one of unknown outcome: updates the wait, the journal and the screen. */
async function refuse(run: PaymentRun, cause: unknown, { purchase, intentKey }: Request) {
  const { get, set, tell } = run;
  const error = toApiError(cause);
  const isSecond = get(lostIntentsAtom).has(intentKey);
  const outcome = judgeFailure(error.code, isSecond) === 'unknown' ? 'unknown' : 'refused';
  // A try that may have arrived stays as long ago as it was.
  const lost = lostTryOf(get(submissionAtom));
  const since = lost?.intentKey === intentKey ? lost.since : undefined;
  if (outcome === 'unknown') set(lostIntentsAtom, (keys) => new Set([...keys, intentKey]));
  tell({ kind: 'requestFailed', intentKey, outcome });
  // A refusal of a second try says nothing of the first one.
  if (outcome === 'refused' && !isSecond) dropEntry(get, intentKey);
  const choice = markOfPurchase(get, intentKey, purchase) ?? '';
  const intent = { intentKey, choice, isSecond };
  await failSubmission(
    get,
    set,
    paymentSubmission(() => purchase),
    { intent, error, since },
  );
}

/**
 * Sends the request of an intent, once; the answer is never waited for twice and never asked for again by itself.
 * Spec section 4 "Payment step", section 8 "Payment request failure".
 */
export async function sendRequest(
  run: PaymentRun,
  channel: PaymentChannel,
  intentKey: string,
): Promise<void> {
  const purchase = run.get(intentPurchasesAtom).get(intentKey);
  if (!purchase?.request) return;
  const { request } = purchase;
  const sent = { purchase, request, intentKey };
  try {
    const asked = await CHANNELS[channel].ask(run, sent);
    if (asked) accept(run, channel, sent, asked);
  } catch (error) {
    await refuse(run, error, sent);
  }
  await runWaitingStart(run.get, run.set);
}
