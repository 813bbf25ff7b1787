import type { Getter, Setter } from 'jotai/vanilla';

import {
  alertAtom,
  isAbort,
  messageForError,
  refusalAtom,
  reportError,
  stepNoticeAtom,
  toApiError,
} from '../context/problems.ts';
import { runSignalAtom, servicesAtom } from '../context/checkout-context.ts';
import type { ApiError } from '../platform/api/http/api-error.ts';
import { outcomeOfFailure } from '../platform/api/outcome/outcome.ts';
import { dropEntry } from './journal/journal.ts';
import { againQuestionAtom, reservePurchase } from './journal/reserve-purchase.ts';
import { untilPageAllows } from './page-hold.ts';
import type { Attempt, PurchaseKind } from './purchase-kind.ts';
import { referenceOf } from './rules/intent-key.ts';
import type { Failure, Intent } from './rules/purchase-machine.ts';
import { pendingAttempt } from './rules/purchase-state.ts';
import {
  attemptRunnersAtom,
  dispatch,
  type Machine,
  type RunAttemptEffect,
} from './run-purchase.ts';

// One attempt to send a press: the page is waited for, what the customer saw is compared with the server, the journal is entered, and
// the request is sent. Each effect of the machine ends in its next event.

/** An intent that the customer has confirmed once more, and the undecided payments that the yes was about. */
export interface Confirmed {
  intent: Intent;
  consent: readonly string[];
}

/** An attempt that is about to begin. */
interface AttemptStart<Content> {
  machine: Machine;
  of: PurchaseKind<Content>;
  attempt: Attempt<Content>;
  /** The customer has confirmed it once more. */
  isConfirmed: boolean;
  /** The promises by which the page holds the press. */
  holds: readonly Promise<unknown>[];
  /** Sends the same intent after the customer's yes. */
  sendConfirmed: (confirmed: Confirmed) => void;
}

/** Shows the server's message about a conflict whose cause is already shown; another notice of the step stays. */
export function showServerMessage(get: Getter, set: Setter, { serverMessage }: ApiError): void {
  if (serverMessage === null || get(stepNoticeAtom) !== null) return;
  set(stepNoticeAtom, { tone: 'warning', message: { text: serverMessage } });
}

/** Returns what runs the effects of one attempt. Spec section 8. */
export function createAttempt<Content>({
  machine,
  of,
  attempt,
  isConfirmed,
  holds,
  sendConfirmed,
}: AttemptStart<Content>): RunAttemptEffect {
  const { get, set, stateAtom } = machine;
  const { press, intent } = attempt;
  const { intentKey, isSecond } = intent;
  const { host } = get(servicesAtom);
  const tools = { get, set };
  /** Whether this attempt has entered the journal, so that its refusal removes the entry. */
  let isNewEntry = false;

  function dropNewEntry(): void {
    // A refused retry says nothing about the first attempt.
    if (isNewEntry && !isSecond) dropEntry(get, intentKey);
  }

  function fail(cause: unknown): void | Promise<void> {
    // Only reads can be cancelled, so nothing was sent.
    if (isAbort(cause)) {
      dropNewEntry();
      return dispatch(machine, { kind: 'reset', intentKey });
    }
    const error = toApiError(cause);
    const outcome = of.outcomeOf?.(error) ?? outcomeOfFailure(error.code, isSecond);
    reportError(get, error, referenceOf(intentKey));
    if (outcome !== 'unknown') dropNewEntry();
    return dispatch(machine, {
      kind: 'failed',
      failure: { intent, error, outcome, at: host.now() },
    });
  }

  /** Waits for the page. A customer who has left the press meanwhile, or an element that is gone, ends the attempt without a message. */
  async function awaitPage(): Promise<void> {
    set(refusalAtom, null);
    const run = get(runSignalAtom);
    const message = await untilPageAllows(get, holds);
    if (get(attemptRunnersAtom).get(intentKey) !== runAttempt) return;
    if (message === null && !run.aborted) return dispatch(machine, { kind: 'allowed', intentKey });
    const wasHeld = pendingAttempt(get(stateAtom), intentKey) !== null;
    await dispatch(machine, { kind: 'reset', intentKey });
    if (!wasHeld || !message || run.aborted) return;
    of.goBackToRetry?.(get, set);
    set(refusalAtom, { about: of.kind, ...message });
  }

  async function verify(): Promise<void> {
    set(refusalAtom, null);
    if (!of.keepsNotice && !(isConfirmed && of.keepsContent)) set(stepNoticeAtom, null);
    try {
      const check = of.verify?.(attempt, tools);
      // Where nothing is to be compared, the request leaves within the press.
      if (check && (await check)) return await dispatch(machine, { kind: 'reset', intentKey });
    } catch (error) {
      return fail(error);
    }
    await dispatch(machine, { kind: 'verified', intentKey });
  }

  const isOurs = () => of.account.isSameAccount(get, press);

  async function block(): Promise<void> {
    await dispatch(machine, { kind: 'blocked', intentKey });
    if (!isOurs()) await of.showOtherAccount?.(tools);
  }

  /** Enters the journal. Returns whether the attempt may be sent; asks the customer if an earlier payment is undecided. */
  async function enterJournal(entryOf: NonNullable<typeof of.journalEntry>): Promise<boolean> {
    const run = get(runSignalAtom);
    const { entry, checksum = null } = entryOf(attempt, tools);
    const { consent } = attempt;
    const { others, isNew } = await reservePurchase({ press, entry, checksum, consent }, tools);
    const seen = others.at(-1);
    if (!seen) {
      isNewEntry = isNew;
      return true;
    }
    const seenKeys = others.map(({ entry: other }) => other.key);
    const agree = () => sendConfirmed({ intent, consent: seenKeys });
    const userId = press.credentials?.userId ?? null;
    const isResend = of.resends === true;
    if (!run.aborted) set(againQuestionAtom, { userId, seen, isResend, consent: agree });
    return false;
  }

  async function reserve(): Promise<void> {
    if (!isOurs()) return block();
    if (of.journalEntry) {
      try {
        if (!(await enterJournal(of.journalEntry))) return await block();
      } catch (cause) {
        // Nothing that the journal does not hold is sent.
        const error = toApiError(cause);
        await block();
        reportError(get, error, referenceOf(intentKey));
        const message = (of.messageOf ?? messageForError)(error);
        return set(refusalAtom, { about: of.kind, ...message });
      }
      if (pendingAttempt(get(stateAtom), intentKey)?.stage !== 'checking' || !isOurs()) {
        dropNewEntry();
        return block();
      }
    }
    await dispatch(machine, { kind: 'reserved', intentKey });
  }

  async function send(): Promise<void> {
    try {
      const outcome = await of.send(attempt, tools);
      switch (outcome.kind) {
        case 'accepted':
          await dispatch(machine, { kind: 'accepted' });
          return await outcome.follow();
        case 'waiting': {
          const { paymentId, status } = outcome;
          return await dispatch(machine, { kind: 'requested', intentKey, paymentId, status });
        }
        case 'opened': {
          const { submission } = get(stateAtom);
          const settle = () => {
            if (get(stateAtom).submission === submission)
              void dispatch(machine, { kind: 'settled' });
          };
          return outcome.busyMs > 0 ? void host.after(outcome.busyMs, settle) : settle();
        }
        case 'notSent':
          dropNewEntry();
          return await dispatch(machine, { kind: 'reset', intentKey });
      }
    } catch (error) {
      await fail(error);
    }
  }

  async function showConflict(failure: Failure): Promise<void> {
    const isShown = await of.showConflict?.(attempt, failure, tools).catch(() => false);
    if (isShown) return dispatch(machine, { kind: 'reset', intentKey });
    await dispatch(machine, { kind: 'failed', failure, isConflictHidden: true });
  }

  const runAttempt: RunAttemptEffect = (effect) => {
    switch (effect.kind) {
      case 'awaitPage':
        return awaitPage();
      case 'verify':
        return verify();
      case 'reserve':
        return reserve();
      case 'send':
        return send();
      case 'showConflict':
        return showConflict(effect.failure);
      case 'askToSignIn':
        return of.account.askToSignIn(get, set, effect.error, of.kind);
      case 'goBackToRetry':
        return of.goBackToRetry?.(get, set);
      case 'showOffline':
        return set(refusalAtom, { about: of.kind, key: 'errors.offline' });
      case 'refuse':
        return set(alertAtom, {
          about: of.kind,
          ...(of.messageOf ?? messageForError)(effect.error),
        });
    }
  };
  return runAttempt;
}
