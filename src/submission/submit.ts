import type { Getter, Setter } from 'jotai/vanilla';

import { runSignalAtom, servicesAtom } from '../context/checkout-context.ts';
import { createAttempt, type Confirmed } from './attempt.ts';
import { createHold, type Hold } from './page-hold.ts';
import type { PressContext } from './press-context.ts';
import {
  NEW_INTENT_CHECKS,
  PRESS_CHECKS,
  type CheckResult,
  type Check,
  type CheckName,
  type PurchaseKind,
} from './purchase-kind.ts';
import { referenceOf, toIntentKey } from './rules/intent-key.ts';
import { reusableKeyFor, pressedAt } from './rules/purchase-state.ts';
import {
  attemptRunnersAtom,
  dispatch,
  endAttempt,
  pendingKey,
  type Machine,
} from './run-purchase.ts';
import { purchaseAtom } from './submission-atom.ts';

// A press of the customer: what it carries is frozen, its checks run, and an attempt begins (`attempt.ts`). `run-purchase.ts` runs the
// machine that follows, with the wait for a payment.

/** Starts attempts of one kind. */
function starterOf<Content>(get: Getter, set: Setter, of: PurchaseKind<Content>) {
  const { host } = get(servicesAtom);
  const { stateAtom = purchaseAtom } = of;
  const machine: Machine = { get, set, stateAtom, rules: of.payment?.rules ?? null };

  /** Asks the page, which may also hold the press or start another flow in its listener. */
  function pageBlocks(intentKey: string, { addTo }: Hold): boolean {
    const run = get(runSignalAtom);
    const isFree = host.emit('submit', { kind: of.kind, intent: referenceOf(intentKey) }, addTo);
    return !isFree || run.aborted;
  }

  /** Runs one check; a press that passes `isBusy` counts. */
  function runCheck(check: Exclude<CheckName, 'page'>): CheckResult {
    const own: Check | undefined = check === 'account' ? of.account.check : of.checks[check];
    const result = own?.(get, set) ?? false;
    if (check === 'isBusy' && !result) of.onStart?.(get, set);
    return result;
  }

  async function showBlocker(check: CheckName, result: CheckResult): Promise<CheckName> {
    if (typeof result === 'function') await result();
    return check;
  }

  /** Runs the checks up to the first one that blocks, which shows its reason; null if all pass. */
  function firstBlocker(
    checks: readonly CheckName[],
    pageCheck: () => boolean = () => false,
  ): Promise<CheckName> | null {
    for (const check of checks) {
      const result = check === 'page' ? pageCheck() : runCheck(check);
      if (result) return showBlocker(check, result);
    }
    return null;
  }

  /** Whether the choice is still the one that the customer confirmed; otherwise it is a new press, with all its checks. */
  function isStillChosen(
    { intent: { intentKey, choice } }: Confirmed,
    press: PressContext,
  ): boolean {
    return of.keepsContent || of.choice(of.content(get, press), intentKey, press) === choice;
  }

  async function beginAttempt(
    press: PressContext,
    confirmed?: Confirmed,
  ): Promise<CheckName | null> {
    const content = of.content(get, press);
    const agreed = confirmed?.intent;
    const isKept = (key: string) => of.keepsContent && agreed?.intentKey === key;
    const choiceUnder = (key: string) =>
      isKept(key) && agreed ? agreed.choice : of.choice(content, key, press);
    const state = get(stateAtom);
    const openKey = reusableKeyFor(state.submission, choiceUnder);
    const agreedKey = agreed?.intentKey ?? null;
    const intentKey = agreedKey ?? openKey ?? (of.newKey ?? newIntentKey)(get, press);
    const hold = createHold();
    const askPage = () => pageBlocks(intentKey, hold);
    const blocker = agreedKey ? null : firstBlocker(NEW_INTENT_CHECKS, askPage);
    const holds = hold.close();
    if (blocker) return blocker;
    // The page has changed the account in its listener, so the press was another customer's, or it shows another step.
    if (!of.account.isSameAccount(get, press)) return 'isBusy';
    if (!agreedKey && of.checks.isBusy?.(get, set)) return 'isBusy';
    const choice = choiceUnder(intentKey) ?? '';
    const intent = { intentKey, choice, isSecond: openKey !== null };
    const since = pressedAt(state, intentKey, host.now());
    const consent = confirmed?.consent ?? [];
    const attempt = { press, content, intent, since, consent };
    const channel = of.payment?.channel(content);
    if (pendingKey(get(stateAtom)) !== null) return 'isBusy';
    const again = of.keepsContent ? { ...of, content: () => content } : of;
    const sendConfirmed = (yes: Confirmed) => void submit(get, set, again, yes);
    const isConfirmed = agreedKey !== null;
    const runAttempt = createAttempt({ machine, of, attempt, isConfirmed, holds, sendConfirmed });
    get(attemptRunnersAtom).set(intentKey, runAttempt);
    await dispatch(machine, {
      kind: 'pressed',
      intent,
      payment: channel ? { channel, since } : null,
      isHeld: holds.length > 0,
    });
    // A check may have ended the press by itself, as a changed cart does.
    await endAttempt(machine, intentKey);
    return null;
  }

  return (confirmed?: Confirmed): Promise<CheckName | null> => {
    // First, because the page may change attributes in its listener of `submit`, which is one of the checks.
    const frozen = of.account.freeze(get);
    const agreed = confirmed && isStillChosen(confirmed, frozen) ? confirmed : undefined;
    return (agreed ? null : firstBlocker(PRESS_CHECKS)) ?? beginAttempt(frozen, agreed);
  };
}

/**
 * Sends the customer's choice once, unless a check blocks. Returns that check; null if it was sent. After a lost answer,
 * only the same choice is sent under the same key. A `confirmed` intent has passed the checks before, and the customer has
 * confirmed it once more. Resolves when the attempt has ended. Spec section 8, contract section 3.
 */
export const submit = <Content>(
  get: Getter,
  set: Setter,
  of: PurchaseKind<Content>,
  confirmed?: Confirmed,
): Promise<CheckName | null> => starterOf(get, set, of)(confirmed);

/** The key of a new intent. */
export const newIntentKey = (get: Getter): string => toIntentKey(get(servicesAtom).host.randomId());
