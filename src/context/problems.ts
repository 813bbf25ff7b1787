import { atom, type Getter } from 'jotai/vanilla';

import type { ErrorCode } from '../lib/error/error-code.ts';
import { ApiError } from '../platform/api/http/api-error.ts';
import type { SubmitKind } from '../platform/host/checkout-events.ts';
import type { MessageKey } from '../platform/i18n/message-key.ts';
import { servicesAtom } from './checkout-context.ts';

export type { ApiError };

/** A message for the customer: one of our texts, or the server's. */
export type Message = { key: MessageKey } | { text: string };

/** The kind of refusal: selects the dialog and the place on the screen where the message stays. */
export type RefusedThing =
  | SubmitKind
  | 'signIn'
  | 'register'
  | 'social'
  | 'reset'
  | 'removal'
  | 'cart'
  | 'paymentPage'
  | 'service'
  | 'share'
  | 'language'
  | 'other';

/** A refusal: its message, and its kind. */
export type Refusal = Message & { about: RefusedThing };

/** The refusal in the open dialog; null without one. Spec section 8. */
export const alertAtom = atom<Refusal | null>(null);

/** The refusal beside the pressed button, at once or after its dialog; null without one. */
export const refusalAtom = atom<Refusal | null>(null);

/** A notice at the top of the step. */
export interface StepNotice {
  tone: 'info' | 'warning' | 'danger';
  message: Message;
  /** A second sentence. */
  next?: MessageKey;
  /** The reference of a submission of unknown outcome, for the customer to read out. */
  reference?: string;
  /** Shows a button that restarts the flow. */
  offersRestart?: boolean;
}

export const stepNoticeAtom = atom<StepNotice | null>(null);

/** Whether the browser is online. */
export const onlineAtom = atom(true);

const isOffline = (message: Message | null | undefined): boolean =>
  Boolean(message && 'key' in message && message.key === 'errors.offline');

/** The ids of needed views that did not load, in order; the first one shows the message. */
export const failedViewsAtom = atom<readonly string[]>([]);

/** Whether the step already shows that there is no connection, so that no banner repeats it. */
export const showsOfflineAtom = atom(
  (get) =>
    isOffline(get(refusalAtom)) ||
    isOffline(get(stepNoticeAtom)?.message) ||
    get(failedViewsAtom).length > 0,
);

/** Removes the offline message after the connection is back. */
export const forgetOfflineAction = atom(null, (get, set) => {
  if (isOffline(get(refusalAtom))) set(refusalAtom, null);
  if (isOffline(get(stepNoticeAtom)?.message)) set(stepNoticeAtom, null);
});

/** Whether a call was cancelled because its result is no longer needed. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Converts any error to an `ApiError`; an unknown one has the code `internal`. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new ApiError('internal', message, { cause: error });
}

/**
 * Reports a failed call to the page's developer, by event and console, and returns its error; `intent` is the reference of
 * the submission. Never throws, because the code after it unblocks the customer.
 */
export function reportError(get: Getter, cause: unknown, intent?: string): ApiError {
  const error = toApiError(cause);
  const { code, status, message } = error;
  const { host } = get(servicesAtom);
  try {
    host.emit('error', { code, status, message, ...(intent && { intent }) });
    host.warn(`${code}: ${message}`);
  } catch {
    // The page has broken its own events or console.
  }
  return error;
}

/** Reports a mistake in the page's own code or data to its developer, by event and console. */
export function reportConfigProblem(get: Getter, message: string): void {
  const { host } = get(servicesAtom);
  host.emit('error', { code: 'config', status: null, message });
  host.warn(message);
}

const CODE_MESSAGES: Partial<Record<ErrorCode, MessageKey>> = {
  offline: 'errors.offline',
  network: 'errors.network',
  timeout: 'errors.timeout',
  outcome_unknown: 'errors.outcomeUnknown',
};

/** The parts of an error that decide its message to the customer. */
export type ErrorCause = Pick<ApiError, 'code' | 'serverMessage' | 'isOutdated'>;

/** The message of an error for the customer: the server's, else ours for the code, else the generic one. */
export function messageForError({ code, serverMessage, isOutdated }: ErrorCause): Message {
  if (serverMessage) return { text: serverMessage };
  return { key: isOutdated ? 'errors.outdated' : (CODE_MESSAGES[code] ?? 'errorGeneric') };
}
