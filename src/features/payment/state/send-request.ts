import { getPaymentLink, requestWalletPayment } from '../calls/payments.ts';
import type { ApiError } from '../../../platform/api/http/api-error.ts';
import type { Id } from '../../../lib/config/id.ts';
import { referenceOf } from '../../../submission/rules/intent-key.ts';
import type { PaymentRequest } from '../rules/build-payment-payload.ts';
import { buildLinkPayload, buildWalletPayload } from '../rules/build-payment-payload.ts';
import { judgeFailure } from '../../../platform/api/outcome/judge-outcome.ts';
import { isFinal } from '../rules/payment-status.ts';
import { buildReturnUrl } from '../rules/payment-return.ts';
import type { PaymentChannel } from '../../../lib/payment/payment-method.ts';
import { startIfDueAction } from '../../../flow/state/start-checkout.ts';
import { alertAtom, stepNoticeAtom } from '../../../context/problem-atoms.ts';
import { reportError, toApiError } from '../../../context/report-problem.ts';
import { servicesAtom } from '../../../context/services.ts';
import { credentialsAtom } from '../../../context/user-atom.ts';
import { tellRefusal } from '../../../submission/send-intent.ts';
import { lostTryOf, submissionAtom } from '../../../submission/submission-atom.ts';
import { askOfDifference } from './charge-question.ts';
import { dropEntry, writeEntry } from './journal-store.ts';
import { keepPayment } from './keep-journal.ts';
import type { PaymentRun } from './payment-run.ts';
import { waitAtom } from './payment-atoms.ts';
import {
  intentPurchasesAtom,
  lostIntentsAtom,
  paymentAnswersAtom,
  paymentLinksAtom,
  purchasesAtom,
  withEntry,
  type Purchase,
} from './purchases.ts';
import { issueTicket, returnTicketAtom } from './return-ticket.ts';
import { tellOnce } from './tell-once.ts';

interface Request {
  purchase: Purchase;
  request: PaymentRequest;
  intentKey: string;
}

/** The moment of the press: a second try of the same says the same. */
function pressedAt({ get }: PaymentRun): number {
  return get(waitAtom).intent?.since ?? get(servicesAtom).host.now();
}

function keep({ set }: PaymentRun, paymentId: Id, purchase: Purchase): void {
  set(purchasesAtom, (all) => withEntry(all, paymentId, purchase));
}

/** The journal has the payment before anything is done with it: the window may leave, or the page go away. */
function enter({ get }: PaymentRun, paymentId: Id, isOver: boolean, { intentKey }: Purchase): void {
  if (isOver) dropEntry(get, intentKey);
  else keepPayment(get, paymentId);
}

function tellPending({ get, set }: PaymentRun, paymentId: Id, { kind, intentKey }: Purchase): void {
  void tellOnce(get, set, 'pending', { kind, paymentId, intent: referenceOf(intentKey) });
}

async function askWallet(
  run: PaymentRun,
  { purchase, request, intentKey }: Request,
): Promise<void> {
  const { get, set, tell } = run;
  const { phone } = request;
  if (!phone) return;
  const payload = buildWalletPayload({ ...request, now: pressedAt(run) }, phone);
  const { call } = get(servicesAtom);
  const answer = await call(requestWalletPayment, [payload, get(credentialsAtom)], { intentKey });
  const { id: paymentId, status } = answer;
  keep(run, paymentId, purchase);
  set(paymentAnswersAtom, (all) => withEntry(all, paymentId, answer));
  enter(run, paymentId, isFinal(status), purchase);
  if (!isFinal(status)) {
    tellPending(run, paymentId, purchase);
    askOfDifference(get, set, paymentId);
  }
  tell({ kind: 'requestAnswered', intentKey, paymentId, status });
}

async function askLink(run: PaymentRun, { purchase, request, intentKey }: Request): Promise<void> {
  const { get, set, tell } = run;
  const { call, host } = get(servicesAtom);
  // A second try of the same leads back to the same address.
  const isAgain = get(lostIntentsAtom).has(intentKey);
  const ticket = issueTicket(get, (isAgain ? get(returnTicketAtom).nonce : null) ?? undefined);
  set(returnTicketAtom, ticket);
  writeEntry(get, intentKey, ticket);
  const returnUrl = buildReturnUrl(host.pageUrl(), ticket.nonce);
  const payload = buildLinkPayload({ ...request, now: pressedAt(run) }, returnUrl);
  const link = await call(getPaymentLink, [payload, get(credentialsAtom)], { intentKey });
  keep(run, link.id, purchase);
  set(paymentLinksAtom, (all) => withEntry(all, link.id, link));
  enter(run, link.id, false, purchase);
  tellPending(run, link.id, purchase);
  tell({ kind: 'linkAnswered', intentKey, paymentId: link.id });
}

const ASK: Record<PaymentChannel, (run: PaymentRun, request: Request) => Promise<void>> = {
  wallet: askWallet,
  link: askLink,
};

/** Whether the outcome is open, by the one table. */
function isOutcomeOpen({ get }: PaymentRun, { code }: ApiError, intentKey: string): boolean {
  return judgeFailure(code, get(lostIntentsAtom).has(intentKey)) === 'unknown';
}

/** What the server said beside an answer that proves nothing. */
function keepWords({ get, set }: PaymentRun, { serverMessage }: ApiError): void {
  const lost = lostTryOf(get(submissionAtom));
  if (lost) set(submissionAtom, { ...lost, serverMessage });
}

function refuse(run: PaymentRun, error: ApiError, intentKey: string): void {
  const { get, set, tell } = run;
  reportError(get(servicesAtom).host, error, referenceOf(intentKey));
  const isUnknown = isOutcomeOpen(run, error, intentKey);
  if (isUnknown) set(lostIntentsAtom, (keys) => new Set([...keys, intentKey]));
  tell({ kind: 'requestFailed', intentKey, outcome: isUnknown ? 'unknown' : 'refused' });
  // A refusal of a second try says nothing of the first one.
  if (!isUnknown && !get(lostIntentsAtom).has(intentKey)) dropEntry(get, intentKey);
  // An earlier payment was made meanwhile: nothing else matters any more.
  if (get(waitAtom).phase === 'completed') return;
  if (isUnknown) {
    keepWords(run, error);
    set(stepNoticeAtom, { tone: 'warning', sentence: { key: 'payment.unknown' } });
    return;
  }
  tellRefusal(get, set, error);
  if (error.code !== 'payment_platform' || error.serverMessage) return;
  set(alertAtom, { key: 'payment.platformError' });
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
  try {
    await ASK[channel](run, { purchase, request, intentKey });
  } catch (error) {
    refuse(run, toApiError(error), intentKey);
  }
  await run.set(startIfDueAction);
}
