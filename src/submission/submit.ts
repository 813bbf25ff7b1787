import { atom, type Getter, type Setter } from 'jotai/vanilla';

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
import { WALLET_POLL_MS } from '../lib/limits.ts';
import type { ApiError } from '../platform/api/http/api-error.ts';
import { outcomeOfFailure } from '../platform/api/outcome/outcome.ts';
import { dropEntry, showEntry } from './journal/journal.ts';
import { againQuestionAtom, reservePurchase } from './journal/reserve-purchase.ts';
import { createHold, untilPageAllows, type Hold } from './page-hold.ts';
import type { Press } from './press.ts';
import {
  PERMISSIONS,
  PRESS_CHECKS,
  type Answer,
  type Check,
  type CheckName,
  type Pressed,
  type PurchaseKind,
  type WaitRules,
} from './purchase-kind.ts';
import { referenceOf, toIntentKey } from './rules/intent-key.ts';
import {
  movePurchase,
  type Failure,
  type Intent,
  type PurchaseEffect,
  type PurchaseEvent,
} from './rules/purchase-machine.ts';
import {
  type StatusAnswer,
  lostKeyFor,
  openIds,
  pendingTry,
  pressedAt,
  type Purchase,
} from './rules/purchase-state.ts';
import { purchaseAtom, runWaitingStart } from './submission-atom.ts';
import { guardUnkeptPayment } from './wait/unkept-payment.ts';

/** An intent that the customer has confirmed once more, and the undecided payments that the yes was about. */
interface Confirmed {
  intent: Intent;
  consent: readonly string[];
}

/** The effects of one attempt, which know its kind. */
type AttemptEffect = Exclude<
  PurchaseEffect,
  { kind: 'pollPayment' | 'schedule' | 'stop' | 'showLink' | 'showPaid' | 'showEnded' }
>;

type RunEffect = (effect: AttemptEffect) => void | Promise<void>;

/** The pending attempts of this element, by the keys of their intents. */
const attemptsAtom = atom(() => new Map<string, RunEffect>());

/** The dependencies of the machine's effects. */
interface Machine {
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

/** Applies what the server says about a payment; null if it could not be read. */
const applyStatus = (machine: Machine, paymentId: string, status: StatusAnswer | null) =>
  dispatch(
    machine,
    status ? { kind: 'statusAnswered', paymentId, status } : { kind: 'pollFailed', paymentId },
  );

async function pollPayment(machine: Machine, rules: WaitRules, paymentId: string): Promise<void> {
  const { get, set } = machine;
  const run = get(runSignalAtom);
  const reading = rules.readStatus(get, set, paymentId);
  const status = reading && (await reading);
  if (!run.aborted) await applyStatus(machine, paymentId, status);
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
      return get(attemptsAtom).get(effect.failure.intent.intentKey)?.(effect);
    case 'awaitPage':
    case 'verify':
    case 'reserve':
    case 'send':
    case 'askToSignIn':
    case 'goBackToRetry':
    case 'sayOffline':
    case 'refuse':
      return get(attemptsAtom).get(effect.intentKey)?.(effect);
  }
}

/** Updates the journal: deletes the entries of payments that have ended, and stores which payment is on the screen. */
function persist(get: Getter, before: Purchase, { payments, currentId }: Purchase): void {
  const ended = new Set(
    before.payments.flatMap(({ paymentId, isOpen }) => (isOpen ? [] : [paymentId])),
  );
  for (const { paymentId, intentKey, isOpen } of payments) {
    if (isOpen) showEntry(get, intentKey, paymentId === currentId);
    else if (!ended.has(paymentId)) dropEntry(get, intentKey);
  }
}

const pendingKey = ({ submission }: Purchase): string | null =>
  submission.status === 'sending' ? submission.intentKey : null;

/** Forgets an attempt that is no longer pending, and runs the start that waited for it. */
async function endAttempt({ get, set, stateAtom }: Machine, intentKey: string): Promise<void> {
  if (pendingKey(get(stateAtom)) === intentKey) return;
  get(attemptsAtom).delete(intentKey);
  await runWaitingStart(get, set);
}

/** Advances a purchase: sets the next state, updates the journal and runs the effects in order. */
async function dispatch(machine: Machine, event: PurchaseEvent): Promise<void> {
  const { get, set, stateAtom } = machine;
  const before = get(stateAtom);
  const { state, effects } = movePurchase(before, event, get(servicesAtom).host.now());
  set(stateAtom, state);
  persist(get, before, state);
  if (machine.rules) guardUnkeptPayment(get, set);
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
  event: Extract<PurchaseEvent, { kind: 'change' | 'keepWaiting' | 'poll' | 'statusAnswered' }>,
  rules: WaitRules,
): Promise<void> => dispatch({ get, set, stateAtom: purchaseAtom, rules }, event);

/** Puts off the next poll of a payment if no other one is open: another element has just asked about it. */
export function postponePoll(get: Getter, set: Setter, paymentId: string, rules: WaitRules): void {
  const [only, ...others] = openIds(get(purchaseAtom));
  if (only !== paymentId || others.length > 0) return;
  startTimer({ get, set, stateAtom: purchaseAtom, rules }, WALLET_POLL_MS);
}

/** Ends a pending press that the customer has to check first, or forgets a lost one. Has no effects. */
export function updateSubmission(
  get: Getter,
  set: Setter,
  event: Extract<PurchaseEvent, { kind: 'reset' | 'settled' }>,
  stateAtom = purchaseAtom,
): void {
  set(stateAtom, movePurchase(get(stateAtom), event, get(servicesAtom).host.now()).state);
}

/** Shows the server's message about a conflict whose cause is already shown; another notice of the step stays. */
export function showServerMessage(get: Getter, set: Setter, { serverMessage }: ApiError): void {
  if (serverMessage === null || get(stepNoticeAtom) !== null) return;
  set(stepNoticeAtom, { tone: 'warning', message: { text: serverMessage } });
}

/** The effects of one attempt of a kind. */
function attemptOf<Content>(
  machine: Machine,
  of: PurchaseKind<Content>,
  pressed: Pressed<Content>,
  isConfirmed: boolean,
  holds: readonly Promise<unknown>[],
): RunEffect {
  const { get, set, stateAtom } = machine;
  const { press, intent } = pressed;
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
    if (get(attemptsAtom).get(intentKey) !== runAttempt) return;
    if (message === null && !run.aborted) return dispatch(machine, { kind: 'allowed', intentKey });
    const wasHeld = pendingTry(get(stateAtom), intentKey) !== null;
    await dispatch(machine, { kind: 'reset', intentKey });
    if (!wasHeld || !message || run.aborted) return;
    of.goBackToRetry?.(get, set);
    set(refusalAtom, { about: of.kind, ...message });
  }

  async function verify(): Promise<void> {
    set(refusalAtom, null);
    if (!of.keepsNotice && !(isConfirmed && of.keepsContent)) set(stepNoticeAtom, null);
    try {
      const check = of.verify?.(pressed, tools);
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
    const { entry, mark = null } = entryOf(pressed, tools);
    const { consent } = pressed;
    const { others, isNew } = await reservePurchase({ press, entry, mark, consent }, tools);
    const seen = others.at(-1);
    if (!seen) {
      isNewEntry = isNew;
      return true;
    }
    const confirmed = { intent, consent: others.map(({ entry: other }) => other.key) };
    const again = of.keepsContent ? { ...of, content: () => pressed.content } : of;
    const agree = () => void submit(get, set, again, confirmed);
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
      if (pendingTry(get(stateAtom), intentKey)?.stage !== 'checking' || !isOurs()) {
        dropNewEntry();
        return block();
      }
    }
    await dispatch(machine, { kind: 'reserved', intentKey });
  }

  async function send(): Promise<void> {
    try {
      const outcome = await of.send(pressed, tools);
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
    const isShown = await of.showConflict?.(pressed, failure, tools).catch(() => false);
    if (isShown) return dispatch(machine, { kind: 'reset', intentKey });
    await dispatch(machine, { kind: 'failed', failure, isConflictHidden: true });
  }

  const runAttempt: RunEffect = (effect) => {
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
      case 'sayOffline':
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
  function runCheck(check: Exclude<CheckName, 'page'>): Answer {
    const own: Check | undefined = check === 'account' ? of.account.check : of.checks[check];
    const answer = own?.(get, set) ?? false;
    if (check === 'isBusy' && !answer) of.onStart?.(get, set);
    return answer;
  }

  async function showBlocker(check: CheckName, answer: Answer): Promise<CheckName> {
    if (typeof answer === 'function') await answer();
    return check;
  }

  /** Runs the checks up to the first one that blocks, which shows its reason; null if all pass. */
  function firstBlocker(
    checks: readonly CheckName[],
    answerOfPage: () => boolean = () => false,
  ): Promise<CheckName> | null {
    for (const check of checks) {
      const answer = check === 'page' ? answerOfPage() : runCheck(check);
      if (answer) return showBlocker(check, answer);
    }
    return null;
  }

  /** Whether the choice is still the one that the customer confirmed; otherwise it is a new press, with all its checks. */
  function isStillChosen({ intent: { intentKey, choice } }: Confirmed, press: Press): boolean {
    return of.keepsContent || of.choice(of.content(get, press), intentKey, press) === choice;
  }

  async function send(press: Press, confirmed?: Confirmed): Promise<CheckName | null> {
    const content = of.content(get, press);
    const agreed = confirmed?.intent;
    const isKept = (key: string) => of.keepsContent && agreed?.intentKey === key;
    const choiceUnder = (key: string) =>
      isKept(key) && agreed ? agreed.choice : of.choice(content, key, press);
    const state = get(stateAtom);
    const openKey = lostKeyFor(state.submission, choiceUnder);
    const agreedKey = agreed?.intentKey ?? null;
    const intentKey = agreedKey ?? openKey ?? (of.newKey ?? newIntentKey)(get, press);
    const hold = createHold();
    const askPage = () => pageBlocks(intentKey, hold);
    const blocker = agreedKey ? null : firstBlocker(PERMISSIONS, askPage);
    const holds = hold.close();
    if (blocker) return blocker;
    // The page has changed the account in its listener: the press was another customer's.
    if (!of.account.isSameAccount(get, press)) return 'isBusy';
    const choice = choiceUnder(intentKey) ?? '';
    const intent = { intentKey, choice, isSecond: openKey !== null };
    const since = pressedAt(state, intentKey, host.now());
    const consent = confirmed?.consent ?? [];
    const pressed = { press, content, intent, since, consent };
    const channel = of.payment?.channel(content);
    if (pendingKey(get(stateAtom)) !== null) return 'isBusy';
    get(attemptsAtom).set(intentKey, attemptOf(machine, of, pressed, agreedKey !== null, holds));
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
    // Before the checks: the page may change attributes in its listener of `submit`.
    const frozen = of.account.freeze(get, set);
    const agreed = confirmed && isStillChosen(confirmed, frozen) ? confirmed : undefined;
    return (agreed ? null : firstBlocker(PRESS_CHECKS)) ?? send(frozen, agreed);
  };
}

/**
 * Sends the customer's choice once, unless a check objects. Returns that check; null if it was sent. After a lost answer,
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
