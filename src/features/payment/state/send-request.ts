import type { Getter } from 'jotai/vanilla';

import { getPaymentLink, requestWalletPayment } from '../calls/payments.ts';
import { referenceOf } from '../../../submission/rules/intent-key.ts';
import {
  buildLinkPayload,
  buildWalletPayload,
  type PaymentRequest,
} from '../rules/payment-payload.ts';
import { outcomeOfFailure } from '../../../platform/api/outcome/outcome.ts';
import { firstKeyOf, type JournalEntry } from '../rules/journal/journal-entry.ts';
import { isFinal, type StatusAnswer } from '../rules/payment.ts';
import { buildReturnUrl } from '../rules/payment-return.ts';
import type { PhoneNumber } from '../../../lib/portugal/phone.ts';
import { toApiError } from '../../../context/problems.ts';
import { servicesAtom } from '../../../context/checkout-context.ts';
import type { Press } from '../../../submission/press.ts';
import { runWaitingStart } from '../../../submission/submission-atom.ts';
import { failSubmission } from '../../../submission/submit.ts';
import { dropEntry, readEntries, storeTicket, ticketOf, writeEntry } from './payment-journal.ts';
import {
  lostTryUnder,
  markOf,
  paymentsAtom,
  paymentSubmission,
  pressedPaymentAtom,
  reportUnknownWord,
  setPayment,
  type Payment,
} from './payments.ts';
import type { PaymentRun } from './payment-atoms.ts';
import { emitOnce } from '../../../flow/state/emit-once.ts';

/** The server's answer to a request: the status, the entry's new fields, and the full answer for a wallet. */
interface Asked {
  status: StatusAnswer;
  known: Partial<JournalEntry> & { paymentId: string };
  answer: Payment['answer'];
}

async function askWallet(
  { call, credentials }: Press,
  { entry: { key, since } }: Payment,
  request: PaymentRequest,
  phone: PhoneNumber,
): Promise<Asked> {
  const payload = buildWalletPayload({ ...request, now: since }, phone);
  const answer = await call(requestWalletPayment, [payload, credentials], { intentKey: key });
  const { id: paymentId, status, chargedCents } = answer;
  return { status, known: { paymentId, chargedCents }, answer };
}

async function askLink(
  get: Getter,
  sentBy: Press,
  { entry: { key, since, origin } }: Payment,
  request: PaymentRequest,
): Promise<Asked> {
  const { call, credentials, pageUrl } = sentBy;
  // A retry returns to the same address.
  const entered = readEntries(get, origin).find((entry) => entry.key === key);
  const ticket = ticketOf(sentBy, entered?.nonce ?? get(servicesAtom).host.randomId());
  storeTicket(get, sentBy, ticket.nonce);
  writeEntry(get, key, ticket);
  const returnUrl = buildReturnUrl(pageUrl, ticket.nonce);
  const payload = buildLinkPayload({ ...request, now: since }, returnUrl);
  const link = await call(getPaymentLink, [payload, credentials], { intentKey: key });
  const { id: paymentId, url, reference } = link;
  const chargedCents = link.chargedCents ?? reference?.amountCents ?? null;
  const until = reference?.expiresAt ?? null;
  const known = { ...ticket, paymentId, url, reference, chargedCents, until };
  return { status: 'IN_PROGRESS', known, answer: null };
}

/** Handles an accepted request. Updates the journal first, because the window may navigate away. */
function accept(
  { get, set, dispatch }: PaymentRun,
  payment: Payment,
  { status, known, answer }: Asked,
): void {
  const { paymentId } = known;
  const { key: intentKey, channel, origin } = payment.entry;
  // The platform may return a payment that is already open. It keeps one entry, which its end deletes.
  const earlier = get(paymentsAtom).get(paymentId);
  const isSame = (entry: JournalEntry) => entry.paymentId === paymentId;
  const first = earlier?.entry ?? readEntries(get, origin).find(isSame);
  const firstKey = first && first.key !== intentKey ? firstKeyOf(first) : null;
  if (earlier) dropEntry(get, earlier.entry.key);
  if (answer) reportUnknownWord(get, paymentId, answer);
  const entry = { ...payment.entry, ...known, firstKey };
  setPayment(set, paymentId, {
    ...payment,
    entry,
    answer,
    agreedCents: earlier?.agreedCents ?? [],
  });
  if (isFinal(status)) dropEntry(get, intentKey);
  else {
    // A retry may have another price than the lost request.
    writeEntry(get, intentKey, { ...known, firstKey, shownCents: entry.shownCents });
    const intent = referenceOf(intentKey);
    const pending = { kind: 'voucher', paymentId, intent } as const;
    void emitOnce(get, set, 'pending', pending, firstKeyOf(entry));
  }
  const kind = channel === 'wallet' ? 'requestAnswered' : 'linkAnswered';
  dispatch({ kind, intentKey, paymentId, status });
}

/** Sends the request of an intent, once. Spec section 4 "Payment step", section 8 "Payment request failure". */
export async function sendRequest(run: PaymentRun, intentKey: string): Promise<void> {
  const { get, set, dispatch } = run;
  const payment = get(pressedPaymentAtom);
  if (!payment?.request || !payment.sentBy) return;
  const { request, sentBy } = payment;
  const lost = lostTryUnder(get, intentKey);
  const isSecond = lost !== null;
  try {
    const { phone } = request;
    const asked = phone
      ? askWallet(sentBy, payment, request, phone)
      : askLink(get, sentBy, payment, request);
    accept(run, payment, await asked);
  } catch (cause) {
    const error = toApiError(cause);
    const outcome = outcomeOfFailure(error.code, isSecond) === 'unknown' ? 'unknown' : 'refused';
    dispatch({ kind: 'requestFailed', intentKey, outcome });
    // A refused retry says nothing about the first attempt.
    if (outcome === 'refused' && !isSecond) dropEntry(get, intentKey);
    const intent = { intentKey, choice: markOf(intentKey, payment, sentBy) ?? '', isSecond };
    const submission = paymentSubmission(() => payment);
    // An attempt that may have arrived keeps its time.
    await failSubmission(get, set, submission, { intent, error, since: lost?.since });
  }
  await runWaitingStart(get, set);
}
