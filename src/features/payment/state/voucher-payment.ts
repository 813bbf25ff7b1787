import type { Getter } from 'jotai/vanilla';

import { messageForError } from '../../../context/problems.ts';
import { servicesAtom } from '../../../context/checkout-context.ts';
import { emitOnce } from '../../../flow/state/emit-once.ts';
import { PAYMENT_METHODS } from '../../../lib/payment/payment-method.ts';
import type { PhoneNumber } from '../../../lib/portugal/phone.ts';
import {
  firstKeyOf,
  methodOf,
  type JournalEntry,
} from '../../../submission/journal/journal-entry.ts';
import {
  dropEntry,
  entryOfPress,
  readEntries,
  storeTicket,
  returnNonceOf,
  writeEntry,
} from '../../../submission/journal/journal.ts';
import { buildReturnUrl } from '../../../submission/journal/payment-return.ts';
import type {
  PressContext,
  AttemptGetter,
  AttemptTools,
} from '../../../submission/press-context.ts';
import type { Attempt, PurchaseKind } from '../../../submission/purchase-kind.ts';
import { referenceOf } from '../../../submission/rules/intent-key.ts';
import { isFinal, type StatusAnswer } from '../../../submission/rules/purchase-state.ts';
import { prizeHasChanged } from '../../account/state/check-prize.ts';
import { ACCOUNT_RULES } from '../../account/state/account-rules.ts';
import { offerEvent } from '../../offer/rules/offer-events.ts';
import { measuredOfferAtom } from '../../offer/state/offer-tracking.ts';
import { getPaymentLink, requestWalletPayment } from '../calls/payment-calls.ts';
import {
  buildLinkPayload,
  buildWalletPayload,
  type PaymentRequest,
} from '../rules/payment-payload.ts';
import { trackPaymentsAction, WAIT_RULES } from './payment-wait.ts';
import {
  checksumOf,
  newPayment,
  paymentsAtom,
  reportUnknownWord,
  restoreEntries,
  setPayment,
  type Payment,
} from './payments.ts';

/** The server's answer to a request: the status, the entry's new fields, and the full answer for a wallet. */
interface RequestAnswer {
  status: StatusAnswer;
  known: Partial<JournalEntry> & { paymentId: string };
  answer: Payment['answer'];
}

async function requestFromWallet(
  { call, credentials }: PressContext,
  { key, since }: JournalEntry,
  request: PaymentRequest,
  phone: PhoneNumber,
): Promise<RequestAnswer> {
  const payload = buildWalletPayload({ ...request, now: since }, phone);
  const answer = await call(requestWalletPayment, [payload, credentials], { intentKey: key });
  const { id: paymentId, status, chargedCents } = answer;
  return { status, known: { paymentId, chargedCents }, answer };
}

async function requestLink(
  get: Getter,
  press: PressContext,
  { key, since, origin }: JournalEntry,
  request: PaymentRequest,
): Promise<RequestAnswer> {
  const { call, credentials, pageUrl } = press;
  // A retry returns to the same address.
  const entered = readEntries(get, origin).find((entry) => entry.key === key);
  const ticket = returnNonceOf(press, entered?.nonce ?? get(servicesAtom).host.randomId());
  storeTicket(get, press, ticket.nonce);
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

/** The journal's entry of a pressed payment. */
function entryOf({ press, content, intent, since }: Attempt<Payment>): JournalEntry {
  const { method, channel, count, shownCents, target } = content.entry;
  const campaignId = content.request?.campaignId ?? target;
  const purchase = { kind: 'voucher', campaignId, key: intent.intentKey } as const;
  return entryOfPress(press, purchase, since, { method, channel, count, shownCents });
}

/** Keeps a payment that the platform has taken. Updates the journal first, because the window may navigate away. */
function keepRequested(
  { get, set }: AttemptTools,
  payment: Payment,
  { status, known, answer }: RequestAnswer,
) {
  const { paymentId } = known;
  const { key: intentKey, origin } = payment.entry;
  // The platform may return a payment that is already open. It keeps one entry, which its end deletes.
  const earlier = get(paymentsAtom).get(paymentId);
  const isSame = (entry: JournalEntry) => entry.paymentId === paymentId;
  const first = earlier?.entry ?? readEntries(get, origin).find(isSame);
  const firstKey = first && first.key !== intentKey ? firstKeyOf(first) : null;
  if (earlier) dropEntry(get, earlier.entry.key);
  if (answer) reportUnknownWord(get, paymentId, answer);
  const entry = { ...payment.entry, ...known, firstKey };
  const agreedCents = earlier?.agreedCents ?? [];
  setPayment(set, paymentId, { ...payment, entry, answer, agreedCents });
  if (isFinal(status)) return dropEntry(get, intentKey);
  // A retry may have another price than the request of unknown outcome.
  writeEntry(get, intentKey, { ...known, firstKey, shownCents: entry.shownCents });
  const pending = { kind: 'voucher', paymentId, intent: referenceOf(intentKey) } as const;
  void emitOnce(get, set, 'pending', pending, firstKeyOf(entry));
}

function measure(get: AttemptGetter, { entry }: Payment): void {
  const offer = get(measuredOfferAtom);
  if (!offer) return;
  const { providerCode } = PAYMENT_METHODS[methodOf(entry)];
  const { params } = offerEvent('begin_checkout', offer);
  get(servicesAtom).host.track('add_payment_info', { ...params, payment_type: providerCode });
}

/** A voucher payment, without the checks of its press. Spec section 4 "Payment step", section 8 "Payment request failure". */
export const VOUCHER_PAYMENT: PurchaseKind<Payment> = {
  kind: 'voucher',
  account: ACCOUNT_RULES,
  checks: {},
  content: newPayment,
  keepsContent: true,
  choice: (payment, intentKey, press) => checksumOf(intentKey, payment, press),
  verify(attempt, tools) {
    const { press, intent, consent, content: payment } = attempt;
    const begin = (): false => {
      if (consent.length === 0) measure(tools.get, payment);
      tools.set(trackPaymentsAction);
      return false;
    };
    const { prize } = payment;
    const check = prizeHasChanged({ press, intent, prize, about: 'voucher' }, tools);
    return check ? check.then((hasChanged) => hasChanged || begin()) : begin();
  },
  journalEntry(attempt, { get }) {
    restoreEntries(get);
    return { entry: entryOf(attempt), checksum: attempt.intent.choice };
  },
  payment: { channel: ({ entry }) => entry.channel, rules: WAIT_RULES },
  async send(attempt, tools) {
    const { press, content } = attempt;
    const { request } = content;
    if (!request) return { kind: 'notSent' };
    const payment = { ...content, entry: entryOf(attempt), agreedCents: [] };
    const { phone } = request;
    const answered = phone
      ? await requestFromWallet(press, payment.entry, request, phone)
      : await requestLink(tools.get, press, payment.entry, request);
    keepRequested(tools, payment, answered);
    return { kind: 'waiting', paymentId: answered.known.paymentId, status: answered.status };
  },
  messageOf: (error) =>
    error.code === 'payment_platform' && !error.serverMessage
      ? { key: 'payment.platformError' }
      : messageForError(error),
};
