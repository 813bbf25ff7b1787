import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { runSignalAtom, servicesAtom } from '../context/checkout-context.ts';
import { WALLET_POLL_MS } from '../lib/limits.ts';
import { dropEntry, showEntry } from './journal/journal.ts';
import type { PurchaseKind, WaitRules } from './purchase-kind.ts';
import {
  movePurchase,
  type AttemptEffect,
  type PurchaseEffect,
  type PurchaseEvent,
} from './rules/purchase-machine.ts';
import { openIds, type Purchase } from './rules/purchase-state.ts';
import type { WaitEvent } from './rules/purchase-wait.ts';
import { purchaseAtom, runWaitingStart } from './submission-atom.ts';
import { guardUnsavedPayment } from './unsaved-payment.ts';

// Runs the purchase machine (`movePurchase`): sets each state, makes the journal follow it, and runs the effects. Those of an
// attempt are run by the attempt (`attempt.ts`); those of the wait, the timer and the polls, are here.

/** Runs an effect of one attempt, which knows its kind. */
export type RunAttemptEffect = (effect: AttemptEffect) => void | Promise<void>;

/** The pending attempts of this element, by the keys of their intents. */
export const attemptRunnersAtom = atom(() => new Map<string, RunAttemptEffect>());

/** The purchase machine of one kind. */
export interface Machine {
  get: Getter;
  set: Setter;
  stateAtom: NonNullable<PurchaseKind<unknown>['stateAtom']>;
  /** Null where no payment is waited for. */
  rules: WaitRules | null;
}

const cancelTimerAtom = atom<(() => void) | null>(null);

function stopTimer({ get, set }: Machine): void {
  get(cancelTimerAtom)?.();
  set(cancelTimerAtom, null);
}

/** Dispatches `poll` after a delay, unless the run has ended or the timer was replaced. */
function startTimer(machine: Machine, afterMs: number): void {
  const { get, set } = machine;
  stopTimer(machine);
  const run = get(runSignalAtom);
  const cancel = get(servicesAtom).host.after(afterMs, () => {
    if (!run.aborted) void dispatch(machine, { kind: 'poll' });
  });
  set(cancelTimerAtom, () => cancel);
}

/** Reads the status of a payment and dispatches it; `pollFailed` if it could not be read. */
async function pollPayment(machine: Machine, rules: WaitRules, paymentId: string): Promise<void> {
  const { get, set } = machine;
  const run = get(runSignalAtom);
  const reading = rules.readStatus(get, set, paymentId);
  const status = reading && (await reading);
  if (run.aborted) return;
  await dispatch(
    machine,
    status ? { kind: 'statusAnswered', paymentId, status } : { kind: 'pollFailed', paymentId },
  );
}

function runEffect(machine: Machine, effect: PurchaseEffect): void | Promise<void> {
  const { get, set, rules } = machine;
  switch (effect.kind) {
    case 'pollPayment':
      return rules ? pollPayment(machine, rules, effect.paymentId) : undefined;
    case 'schedule':
      return startTimer(machine, effect.afterMs);
    case 'stop':
      return stopTimer(machine);
    case 'showLink':
      return rules?.showLink(get, set, effect.paymentId);
    case 'showPaid':
      return rules?.showPaid(get, set, effect.paymentId);
    case 'showEnded':
      return rules?.showEnded(get, set, effect);
    case 'showConflict':
      return get(attemptRunnersAtom).get(effect.failure.intent.intentKey)?.(effect);
    case 'awaitPage':
    case 'verify':
    case 'reserve':
    case 'send':
    case 'askToSignIn':
    case 'goBackToRetry':
    case 'showOffline':
    case 'refuse':
      return get(attemptRunnersAtom).get(effect.intentKey)?.(effect);
  }
}

/** Updates the journal: deletes the entries of payments that have ended, and stores which payment is on the screen. */
function updateJournal(get: Getter, before: Purchase, { payments, currentId }: Purchase): void {
  const ended = new Set(
    before.payments.flatMap(({ paymentId, isOpen }) => (isOpen ? [] : [paymentId])),
  );
  for (const { paymentId, intentKey, isOpen } of payments) {
    if (isOpen) showEntry(get, intentKey, paymentId === currentId);
    else if (!ended.has(paymentId)) dropEntry(get, intentKey);
  }
}

/** The key of the pending attempt; null without one. */
export const pendingKey = ({ submission }: Purchase): string | null =>
  submission.status === 'sending' ? submission.intentKey : null;

/** Forgets an attempt that is no longer pending, and runs the start that waited for it. */
export async function endAttempt(
  { get, set, stateAtom }: Machine,
  intentKey: string,
): Promise<void> {
  if (pendingKey(get(stateAtom)) === intentKey) return;
  get(attemptRunnersAtom).delete(intentKey);
  await runWaitingStart(get, set);
}

/** Advances a purchase: sets the next state, updates the journal and runs the effects in order. */
export async function dispatch(machine: Machine, event: PurchaseEvent): Promise<void> {
  const { get, set, stateAtom } = machine;
  const before = get(stateAtom);
  const { state, effects } = movePurchase(before, event, get(servicesAtom).host.now());
  set(stateAtom, state);
  updateJournal(get, before, state);
  if (machine.rules) guardUnsavedPayment(get, set);
  for (const effect of effects) {
    const work = runEffect(machine, effect);
    if (work) await work;
  }
  const key = pendingKey(before);
  if (key !== null) await endAttempt(machine, key);
}

/** Advances the payments that the element waits for. */
export const dispatchWait = (
  get: Getter,
  set: Setter,
  event: WaitEvent,
  rules: WaitRules,
): Promise<void> => dispatch({ get, set, stateAtom: purchaseAtom, rules }, event);

/** Puts off the next poll of a payment if no other one is open: another element has just asked about it. */
export function postponePoll(get: Getter, set: Setter, paymentId: string, rules: WaitRules): void {
  const [only, ...others] = openIds(get(purchaseAtom));
  if (only !== paymentId || others.length > 0) return;
  startTimer({ get, set, stateAtom: purchaseAtom, rules }, WALLET_POLL_MS);
}

/** Ends a pending press that the customer has to check first, or forgets one of unknown outcome. Has no effects. */
export function updateSubmission(
  get: Getter,
  set: Setter,
  event: Extract<PurchaseEvent, { kind: 'reset' | 'settled' }>,
  stateAtom = purchaseAtom,
): void {
  set(stateAtom, movePurchase(get(stateAtom), event, get(servicesAtom).host.now()).state);
}
