import type { Getter, PrimitiveAtom, Setter } from 'jotai/vanilla';

import type { Message } from '../context/problems.ts';
import type { ApiError } from '../platform/api/http/api-error.ts';
import type { PaymentChannel } from '../lib/payment/payment-method.ts';
import type { SubmitKind } from '../platform/host/checkout-events.ts';
import type { JournalEntry } from './journal/journal-entry.ts';
import type { PressContext, AttemptTools } from './press-context.ts';
import type { Failure, Intent } from './rules/purchase-machine.ts';
import type { Purchase, StatusAnswer } from './rules/purchase-state.ts';
import type { WaitEffect } from './rules/purchase-wait.ts';

/** The checks of a press, in order. A kind of purchase implements those that it needs; a missing check passes. */
export const PRESS_CHECKS = [
  /** Another step is shown, or a submission is pending or done, or its outcome is unknown since a moment ago. */
  'isBusy',
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
export const NEW_INTENT_CHECKS = [
  /** The account came from a link, and the customer has not seen its owner. */
  'account',
  /** The page cancels the `submit` event, or starts another flow in it. */
  'page',
] as const;

export type CheckName = (typeof PRESS_CHECKS)[number] | (typeof NEW_INTENT_CHECKS)[number];

/** The result of a check: false passes, true blocks (the step shows the reason), a function blocks and shows the reason. */
export type CheckResult = boolean | (() => void | Promise<void>);

/** The implementation of a check for one kind of purchase; it may tidy its input. */
export type Check = (get: Getter, set: Setter) => CheckResult;

/** The account's part in a purchase, the same for every kind. */
export interface AccountRules {
  /** Freezes what the submission carries and is judged by. */
  freeze: (get: Getter) => PressContext;
  /** Whether the account that pressed is still the element's. */
  isSameAccount: (get: Getter, press: PressContext) => boolean;
  /** Objects to an account from a link until the customer has seen its owner. */
  check: Check;
  /** Handles a 401. */
  askToSignIn: (get: Getter, set: Setter, error: ApiError, about: SubmitKind) => void;
}

/** An attempt to send a press whose checks have passed; nothing of it changes any more. */
export interface Attempt<Content> {
  press: PressContext;
  /** What the customer chose and typed, and what the screen showed. */
  content: Content;
  intent: Intent;
  /** The moment of the press, Unix ms; a retry of a payment without an answer keeps that of the first press. */
  since: number;
  /** Keys of undecided payments that the customer has agreed to pay in addition to. */
  consent: readonly string[];
}

/** How an attempt ended that did not fail with an error. */
export type SendOutcome =
  /** Accepted, and the answer is kept; `follow` shows and reports it. */
  | { kind: 'accepted'; follow: () => void | Promise<void> }
  /** The platform has taken a payment request, whose result it reports later. */
  | { kind: 'waiting'; paymentId: string; status: StatusAnswer }
  /** A page of the provider opens. It counts as pending for `busyMs`, in case the customer stops the navigation. */
  | { kind: 'opened'; busyMs: number }
  /** Nothing was sent, and the reason is shown. */
  | { kind: 'notSent' };

/** What the payment room does for the payments that a purchase waits for. */
export interface WaitRules {
  /** Reads the status of a payment. Null if it cannot be read now; at once where it may not be asked for. */
  readStatus: (get: Getter, set: Setter, paymentId: string) => Promise<StatusAnswer | null> | null;
  /** Shows the provider's page or reference. */
  showLink: (get: Getter, set: Setter, paymentId: string) => void;
  /** Shows the result of a paid purchase. */
  showPaid: (get: Getter, set: Setter, paymentId: string) => void;
  /** Says that the payment on the screen was cancelled or failed. */
  showEnded: (get: Getter, set: Setter, ended: Extract<WaitEffect, { kind: 'showEnded' }>) => void;
}

/** The entry of an attempt in the payment journal. */
interface PurchaseEntry {
  entry: JournalEntry;
  /** The check sum of its request, by which a reload recognizes the same request; null without one. */
  checksum?: string | null;
}

/**
 * A kind of purchase: its checks, what is sent, how, and what follows. `Content` is what the customer chose, typed and saw.
 */
export interface PurchaseKind<Content> {
  /** The kind as events name it. */
  kind: SubmitKind;
  /** The atom that stores its state; defaults to `purchaseAtom`. */
  stateAtom?: PrimitiveAtom<Purchase>;
  account: AccountRules;
  checks: Partial<Record<Exclude<CheckName, 'account' | 'page'>, Check>>;
  /** Runs when the press counts, after `isBusy` and before the other checks. */
  onStart?: (get: Getter, set: Setter) => void;
  /** Freezes what is sent and compared, once the checks of the press have passed. */
  content: (get: Getter, press: PressContext) => Content;
  /** The choice as a text to compare, given its key; null if it never equals another. */
  choice: (content: Content, intentKey: string, press: PressContext) => string | null;
  /** The key of a first attempt; defaults to a new key. */
  newKey?: (get: Getter, press: PressContext) => string;
  /** The press sends a pending request again: both may arrive, and the customer accepts one. */
  resends?: true;
  /** Keeps the notice of the step while it is sent. */
  keepsNotice?: true;
  /** A confirmed question (`PayAgainDialog`) sends the content of the first press, not what the screen shows by then. */
  keepsContent?: true;
  /**
   * Compares what the customer saw with the server. Returns whether it differs and the difference is shown, so that nothing
   * is sent; false at once where nothing is to be compared.
   */
  verify?: (attempt: Attempt<Content>, tools: AttemptTools) => false | Promise<boolean>;
  /** The purchase's entry in the payment journal; without one it cannot be charged twice. */
  journalEntry?: (attempt: Attempt<Content>, tools: AttemptTools) => PurchaseEntry;
  /** For a purchase after which the customer waits for a payment. */
  payment?: { channel: (content: Content) => PaymentChannel; rules: WaitRules };
  /** Sends the attempt once; rejects with its error if it fails. `tools` are for the screen and for what follows. */
  send: (attempt: Attempt<Content>, tools: AttemptTools) => Promise<SendOutcome>;
  /** The outcome of an attempt that ended in an error; defaults to the outcome table. */
  outcomeOf?: (error: ApiError) => Failure['outcome'];
  /** Shows the cause of a conflict; false if it cannot. */
  showConflict?: (
    attempt: Attempt<Content>,
    failure: Failure,
    tools: AttemptTools,
  ) => Promise<boolean>;
  /** Shows what belongs to the account that is signed in by now, if it is not the one that pressed. */
  showOtherAccount?: (tools: AttemptTools) => Promise<unknown>;
  /** Moves to the step where the customer can try again, before a refusal is shown. */
  goBackToRetry?: (get: Getter, set: Setter) => void;
  /** The message of a refusal; defaults to the message of the error. */
  messageOf?: (error: ApiError) => Message;
}
