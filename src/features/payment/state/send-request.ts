import { getPaymentLink, requestWalletPayment } from '../calls/payments.ts';
import type { Id } from '../../../lib/config/id.ts';
import { referenceOf } from '../../../submission/rules/intent-key.ts';
import {
  buildLinkPayload,
  buildWalletPayload,
  type PaymentRequest,
} from '../rules/payment-payload.ts';
import { outcomeOfFailure } from '../../../platform/api/outcome/outcome.ts';
import { isFinal, type StatusAnswer } from '../rules/payment.ts';
import { buildReturnUrl } from '../rules/payment-return.ts';
import type { PhoneNumber } from '../../../lib/portugal/phone.ts';
import { toApiError } from '../../../context/problems.ts';
import { servicesAtom, credentialsAtom } from '../../../context/checkout-context.ts';
import { lostTryOf } from '../../../submission/rules/submission-state.ts';
import { submissionAtom, runWaitingStart } from '../../../submission/submission-atom.ts';
import { failSubmission } from '../../../submission/submit.ts';
import { askAboutCharge } from './payment-link.ts';
import { dropEntry, writeEntry, issueTicket, returnNonceAtom } from './payment-journal.ts';
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
  paymentSubmission,
} from './purchases.ts';
import { type PaymentRun, waitAtom } from './payment-atoms.ts';
import { emitOnce } from './payment-success.ts';

interface Request {
  purchase: Purchase;
  request: PaymentRequest;
  intentKey: string;
}

/** The moment of the press; a retry sends the same one. */
function pressedAt({ get }: PaymentRun): number {
  return get(waitAtom).intent?.since ?? get(servicesAtom).host.now();
}

interface Asked {
  paymentId: Id;
  status: StatusAnswer;
}

async function askWallet(
  run: PaymentRun,
  { request, intentKey }: Request,
  phone: PhoneNumber,
): Promise<Asked> {
  const { get, set } = run;
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
  // A retry returns to the same address.
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

/** Handles an accepted request. Updates the journal first, because the window may navigate away. */
function accept(
  { get, set, dispatch }: PaymentRun,
  { purchase, request: { phone }, intentKey }: Request,
  { paymentId, status }: Asked,
): void {
  // The platform may name a payment that is open already; it keeps one entry, so that its end ends all of it.
  const earlier = get(purchasesAtom).get(paymentId);
  if (earlier) dropEntry(get, earlier.intentKey);
  set(purchasesAtom, (all) => withEntry(all, paymentId, purchase));
  if (isFinal(status)) dropEntry(get, intentKey);
  else {
    keepPayment(get, paymentId);
    const { kind } = purchase.of;
    void emitOnce(get, set, 'pending', { kind, paymentId, intent: referenceOf(intentKey) });
    if (phone) askAboutCharge(get, set, paymentId);
  }
  dispatch({ kind: phone ? 'requestAnswered' : 'linkAnswered', intentKey, paymentId, status });
}

/** Handles a request that was refused or has an unknown outcome: updates wait, journal and screen. */
async function refuse(run: PaymentRun, cause: unknown, { purchase, intentKey }: Request) {
  const { get, set, dispatch } = run;
  const error = toApiError(cause);
  const isSecond = get(lostIntentsAtom).has(intentKey);
  const outcome = outcomeOfFailure(error.code, isSecond) === 'unknown' ? 'unknown' : 'refused';
  // A try that may have arrived keeps its time.
  const lost = lostTryOf(get(submissionAtom));
  const since = lost?.intentKey === intentKey ? lost.since : undefined;
  if (outcome === 'unknown') set(lostIntentsAtom, (keys) => new Set([...keys, intentKey]));
  dispatch({ kind: 'requestFailed', intentKey, outcome });
  // A refused retry says nothing about the first try.
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

/** Sends the request of an intent, once. Spec section 4 "Payment step", section 8 "Payment request failure". */
export async function sendRequest(run: PaymentRun, intentKey: string): Promise<void> {
  const purchase = run.get(intentPurchasesAtom).get(intentKey);
  if (!purchase?.request) return;
  const { request } = purchase;
  const sent = { purchase, request, intentKey };
  try {
    const { phone } = request;
    accept(run, sent, await (phone ? askWallet(run, sent, phone) : askLink(run, sent)));
  } catch (error) {
    await refuse(run, error, sent);
  }
  await runWaitingStart(run.get, run.set);
}
