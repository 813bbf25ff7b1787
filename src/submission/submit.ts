import type { Getter, PrimitiveAtom, Setter } from 'jotai/vanilla';

import {
  alertAtom,
  isAbort,
  refusalAtom,
  reportError,
  messageForError,
  stepNoticeAtom,
  toApiError,
  type Message,
} from '../context/problems.ts';
import { runSignalAtom, servicesAtom } from '../context/checkout-context.ts';
import type { ApiError } from '../platform/api/http/api-error.ts';
import { outcomeOfFailure } from '../platform/api/outcome/outcome.ts';
import type { SubmitKind } from '../platform/host/checkout-events.ts';
import type { Press, Tools } from './press.ts';
import { referenceOf, toIntentKey } from './rules/intent-key.ts';
import {
  moveSubmission,
  type Failure,
  type Intent,
  type SubmissionEffect,
  type SubmissionEvent,
} from './rules/submission-machine.ts';
import { isClosed, lostKeyFor, type Submission } from './rules/submission-state.ts';
import { submissionAtom, runWaitingStart } from './submission-atom.ts';

/** The checks of a press, in order. A kind of submission implements those that it needs; a missing check passes. */
const PRESS_CHECKS = [
  /** Another step is shown, or a submission is pending, done or was lost a moment ago. */
  'turn',
  /** No user is signed in, and only an account may send it. */
  'signIn',
  /** The invoice is incomplete. */
  'invoice',
  /** The choice is no longer available. */
  'choice',
  /** An earlier step is incomplete. */
  'steps',
  /** There is nothing to send, or not at this price. */
  'offer',
  /** A field of the step is wrong. */
  'form',
] as const;

/** Further checks of a new intent; skipped when the customer confirms the same intent again. */
const PERMISSIONS = [
  /** The account came from a link, and the customer has not seen its owner. */
  'account',
  /** The page cancels the `submit` event, or starts another flow in it. */
  'page',
] as const;

type CheckName = (typeof PRESS_CHECKS)[number] | (typeof PERMISSIONS)[number];

/** The result of a check: false passes, true blocks (the step shows the reason), a function blocks and shows the reason. */
type Answer = boolean | (() => void | Promise<void>);

/** The implementation of a check for one kind of submission; it may tidy its input. */
export type Check = (get: Getter, set: Setter) => Answer;

/** The account's part in a submission, the same for every kind. */
export interface AccountRules {
  /** Freezes what the submission carries and is judged by. */
  freeze: (get: Getter, set: Setter) => Press;
  /** Whether the account that pressed is still the element's. */
  isPresserHere: (get: Getter, press: Press) => boolean;
  /** Objects to an account from a link until the customer has seen its owner. */
  check: Check;
  /** Handles a 401. */
  askToSignIn: (get: Getter, set: Setter, error: ApiError, about: SubmitKind) => void;
}

/** A press whose checks have passed; nothing of it changes any more. */
export interface Pressed<Content> {
  press: Press;
  /** What the customer chose and typed, and what the screen showed. */
  content: Content;
  intent: Intent;
}

/** The parts of a submission that depend on its kind; `Content` is what the customer chose, typed and saw. */
export interface SubmissionKind<Content> {
  /** The kind as events name it. */
  kind: SubmitKind;
  /** The atom that stores its state; defaults to `submissionAtom`. */
  stateAtom?: PrimitiveAtom<Submission>;
  account: AccountRules;
  checks: Partial<Record<Exclude<CheckName, 'account' | 'page'>, Check>>;
  /** Runs when the press counts, after `turn` and before the other checks. */
  press?: (get: Getter, set: Setter) => void;
  /** Freezes what is sent and compared, once the checks of the press have passed. */
  content: (get: Getter, press: Press) => Content;
  /** The choice as a text to compare, given its key; null if it never equals another. */
  choice: (content: Content, intentKey: string, press: Press) => string | null;
  /** The key of a first attempt; defaults to a new key. */
  newKey?: (get: Getter, press: Press) => string;
  /** Keeps the notice of the step while it is sent. */
  keepsNotice?: true;
  /** Sends it as `pressed` says and applies the server's answer. `tools` are for the screen and for what follows. */
  send: (pressed: Pressed<Content>, tools: Tools) => Promise<void>;
  /** The outcome of an attempt that ended in an error; defaults to the outcome table. */
  outcomeOf?: (error: ApiError) => Failure['outcome'];
  /** Shows the cause of a conflict; false if it cannot. */
  showConflict?: (pressed: Pressed<Content>, failure: Failure, tools: Tools) => Promise<boolean>;
  /** Moves to the step where the customer can try again, before a refusal is shown. */
  goBackToRetry?: (get: Getter, set: Setter) => void;
  /** The message of a refusal; defaults to the message of the error. */
  messageOf?: (error: ApiError) => Message;
}

/** Whether a press is ignored: its submission is pending or done, or was lost just now. */
export const isSubmissionClosed = (get: Getter): boolean =>
  isClosed(get(submissionAtom), get(servicesAtom).host.now());

/** Shows the server's message about a conflict whose cause is already shown; another notice of the step stays. */
export function sayServerMessage(get: Getter, set: Setter, { serverMessage }: ApiError): void {
  if (serverMessage === null || get(stepNoticeAtom) !== null) return;
  set(stepNoticeAtom, { tone: 'warning', message: { text: serverMessage } });
}

/** Updates the state of a submission with an event that has no effects. */
export function updateSubmission(
  get: Getter,
  set: Setter,
  event: Extract<SubmissionEvent, { kind: 'accepted' | 'withdrawn' | 'settled' }>,
  stateAtom = submissionAtom,
): void {
  set(stateAtom, moveSubmission(get(stateAtom), event).state);
}

/** Runs the machine's effects for one kind of submission. */
function runnerOf<Content>(get: Getter, set: Setter, of: SubmissionKind<Content>) {
  /** Set by the press; a runner handles one. Null where it only handles the failure of an earlier one. */
  let pressed: Pressed<Content> | null = null;
  const { host } = get(servicesAtom);
  const { stateAtom = submissionAtom } = of;

  async function send(intent: Intent): Promise<void> {
    set(refusalAtom, null);
    if (!of.keepsNotice) set(stepNoticeAtom, null);
    try {
      if (pressed) await of.send(pressed, { get, set });
    } catch (error) {
      if (!isAbort(error)) await fail(intent, error);
    }
  }

  async function showConflict(failure: Failure): Promise<void> {
    const isShown =
      pressed && (await of.showConflict?.(pressed, failure, { get, set }).catch(() => false));
    if (!isShown) await dispatch({ kind: 'failed', failure, isConflictHidden: true });
  }

  function runEffect(effect: SubmissionEffect): void | Promise<void> {
    switch (effect.kind) {
      case 'send':
        return send(effect.intent);
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
  }

  async function dispatch(event: SubmissionEvent): Promise<void> {
    const { state, effects } = moveSubmission(get(stateAtom), event);
    set(stateAtom, state);
    for (const effect of effects) {
      const work = runEffect(effect);
      if (work) await work;
    }
  }

  function fail(intent: Intent, cause: unknown, at = host.now()): Promise<void> {
    const error = toApiError(cause);
    const outcome = of.outcomeOf?.(error) ?? outcomeOfFailure(error.code, intent.isSecond);
    reportError(get, error, referenceOf(intent.intentKey));
    return dispatch({ kind: 'failed', failure: { intent, error, outcome, at } });
  }

  /** Asks the page, which may also start another flow in its listener. */
  function pageObjects(intentKey: string): boolean {
    const run = get(runSignalAtom);
    const isFree = host.emit('submit', { kind: of.kind, intent: referenceOf(intentKey) });
    return !isFree || run.aborted;
  }

  /** Runs one check; a press that passes `turn` counts. */
  function ask(check: Exclude<CheckName, 'page'>): Answer {
    const own = check === 'account' ? of.account.check : of.checks[check];
    const answer = own?.(get, set) ?? false;
    if (check === 'turn' && !answer) of.press?.(get, set);
    return answer;
  }

  async function object(check: CheckName, answer: Answer): Promise<CheckName> {
    if (typeof answer === 'function') await answer();
    return check;
  }

  /** Runs the checks up to the first one that objects, which shows its reason; null if all pass. */
  function firstObjection(
    checks: readonly CheckName[],
    objectionOfPage: () => boolean = () => false,
  ): Promise<CheckName> | null {
    for (const check of checks) {
      const answer = check === 'page' ? objectionOfPage() : ask(check);
      if (answer) return object(check, answer);
    }
    return null;
  }

  async function begin(press: Press, agreed?: Intent): Promise<CheckName | null> {
    const content = of.content(get, press);
    const choiceUnder = (key: string) => of.choice(content, key, press);
    const openKey = lostKeyFor(get(stateAtom), choiceUnder);
    const isAgreed = agreed && choiceUnder(agreed.intentKey) === agreed.choice;
    const agreedKey = isAgreed ? agreed.intentKey : null;
    const intentKey = agreedKey ?? openKey ?? (of.newKey ?? newIntentKey)(get, press);
    const asksPage = () => pageObjects(intentKey);
    const objection = agreedKey ? null : firstObjection(PERMISSIONS, asksPage);
    if (objection) return objection;
    // The page has changed the account in its listener: the press was another customer's.
    if (!of.account.isPresserHere(get, press)) return 'turn';
    const choice = choiceUnder(intentKey) ?? '';
    pressed = { press, content, intent: { intentKey, choice, isSecond: openKey !== null } };
    await dispatch({ kind: 'pressed', intent: pressed.intent });
    await runWaitingStart(get, set);
    return null;
  }

  function press(agreed?: Intent): Promise<CheckName | null> {
    // Before the checks: the page may change attributes in its listener of `submit`.
    const frozen = of.account.freeze(get, set);
    return (agreed ? null : firstObjection(PRESS_CHECKS)) ?? begin(frozen, agreed);
  }

  return { press, fail };
}

/**
 * Sends the customer's choice once, unless a check objects. Returns that check; null if it was sent. After a lost answer,
 * only the same choice is sent under the same key. An `agreed` intent has passed the checks before, and the customer has
 * confirmed it once more. Spec section 8, contract section 3.
 */
export const submit = <Content>(
  get: Getter,
  set: Setter,
  of: SubmissionKind<Content>,
  agreed?: Intent,
): Promise<CheckName | null> => runnerOf(get, set, of).press(agreed);

/** Handles an attempt that ended in an error. Its outcome is unknown since `since` (Unix ms), by default since now. */
export const failSubmission = <Content>(
  get: Getter,
  set: Setter,
  of: SubmissionKind<Content>,
  failed: { intent: Intent; error: unknown; since?: number | undefined },
): Promise<void> => runnerOf(get, set, of).fail(failed.intent, failed.error, failed.since);

/** The key of a new intent. */
export const newIntentKey = (get: Getter): string => toIntentKey(get(servicesAtom).host.randomId());
