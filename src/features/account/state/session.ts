import { atom, type Getter, type Setter } from 'jotai/vanilla';

import {
  credentialsAtom,
  runSignalAtom,
  servicesAtom,
  sessionAtom,
  userAtom,
} from '../../../context/checkout-context.ts';
import { isAbort, reportError, type Message, stepNoticeAtom } from '../../../context/problems.ts';
import { submits } from '../../../flow/flow-rows.ts';
import {
  submitCountAtom,
  currentEntryAtom,
  flowStatusAtom,
  hasResultAtom,
  blocksLeavingAtom,
  isSendingAtom,
} from '../../../flow/state/flow-atoms.ts';
import { jumpToStepAction, nextStepAction } from '../../../flow/state/move-step.ts';
import { refreshAction } from '../../../flow/state/start-checkout.ts';
import { LOGIN_COOKIE_DAYS } from '../../../lib/limits.ts';
import type { UserSession } from '../../../lib/user-session.ts';
import type { ApiError } from '../../../platform/api/http/api-error.ts';
import type { Credentials } from '../../../platform/api/http/endpoint.ts';
import { TOKEN_COOKIE, USER_ID_COOKIE } from '../../../platform/host/account/middleware-cookies.ts';
import { createMiddlewareWriter } from '../../../platform/host/account/write-middleware-cookies.ts';
import type { MessageKey } from '../../../platform/i18n/message-key.ts';
import { firstUnfinishedStep, refillFromProfile } from '../../contact/state/contact-form.ts';
import { getProfile } from '../calls/profile.ts';
import {
  moveSession,
  type SessionEffect,
  type SessionEvent,
  type SessionFacts,
} from '../rules/session-machine.ts';
import {
  forgetSignIns,
  isFromForeignCookie,
  marksOf,
  markForeignToken,
  signOutUser,
  readCredentials,
  removeCookies,
} from './credentials.ts';
import { linkedAccountAtom } from './linked-account.ts';

function factsOf(get: Getter): SessionFacts {
  const user = get(userAtom);
  const found = readCredentials(get);
  return {
    found,
    cookie: get(servicesAtom).host.cookies.read(TOKEN_COOKIE),
    isLinked: get(linkedAccountAtom) !== null,
    isStrange: user !== null && isFromForeignCookie(get, user.token),
    isSending: get(isSendingAtom),
    hasOthersResult: get(hasResultAtom) && found?.userId !== user?.id,
    isFree: get(flowStatusAtom).status === 'ready' && !get(blocksLeavingAtom),
  };
}

async function readProfile(get: Getter, set: Setter, credentials: Credentials): Promise<void> {
  const signal = get(runSignalAtom);
  try {
    const user = await get(servicesAtom).call(getProfile, [credentials], { signal });
    if (!signal.aborted) await dispatch(get, set, { kind: 'profileRead', user });
  } catch (error) {
    if (!signal.aborted && !isAbort(error)) reportError(get, error);
  }
}

/** Stores the customer's own sign-in, for 365 days if they keep signed in, else for the session. Spec section 4 "Login step". */
function storeCookies(get: Getter, { id, token }: UserSession, keepSignedIn: boolean): void {
  const { account, cookieWriter } = get(servicesAtom).host;
  const cookies = cookieWriter(createMiddlewareWriter);
  const days = keepSignedIn ? LOGIN_COOKIE_DAYS : null;
  account.accept(token);
  marksOf(get).own(token);
  cookies.write(USER_ID_COOKIE, id, days);
  cookies.write(TOKEN_COOKIE, token, days);
  account.announceChange();
}

/**
 * Opens the first earlier step that is incomplete now, such as the sign-in or a guest's contact details. Does not leave a
 * final result or an open payment.
 */
function goToUnfinishedStep(get: Getter, set: Setter): void {
  const step = firstUnfinishedStep(get);
  if (step && !get(blocksLeavingAtom)) set(jumpToStepAction, step);
}

/** Leaves the sign-in step after a sign-in in another element or tab. */
function leaveLogin(get: Getter, set: Setter): void {
  const entry = get(currentEntryAtom);
  if (entry?.step !== 'login') return;
  // The next step of this flow would send on its own, in every tab, although the customer pressed only in one.
  const sendsNext = submits(entry.flow, 'points');
  if (sendsNext) set(jumpToStepAction, 'points-confirm');
  else set(nextStepAction, 'login');
}

/** Why the customer is asked to sign in again. */
export const SESSION_ENDED: Message = { key: 'errors.sessionEnded' };

/**
 * Shows the first step that is incomplete after the session ended, with the reason. Choices and typed values stay. Does not
 * leave a final result or an open payment. Spec section 8.
 */
export function askToSignInAgain(get: Getter, set: Setter): void {
  if (get(blocksLeavingAtom)) return;
  goToUnfinishedStep(get, set);
  set(submitCountAtom, 0);
  set(stepNoticeAtom, { tone: 'warning', message: SESSION_ENDED });
}

async function refresh(get: Getter, set: Setter): Promise<void> {
  await set(refreshAction);
  await dispatch(get, set, { kind: 'refreshed', asksAgain: firstUnfinishedStep(get) !== null });
}

/** Notifies this tab of what another one has done. A result has nothing to fill in, and an open payment shows its owner. */
async function notifyOtherTab(get: Getter, set: Setter, key: MessageKey): Promise<void> {
  if (!get(blocksLeavingAtom)) set(stepNoticeAtom, { tone: 'info', message: { key } });
}

function clearLinkedNotice(get: Getter, set: Setter): void {
  const message = get(stepNoticeAtom)?.message;
  if (message && 'key' in message && message.key === 'errors.linkedAccount') {
    set(stepNoticeAtom, null);
  }
}

function run(get: Getter, set: Setter, effect: SessionEffect): void | Promise<void> {
  const { host } = get(servicesAtom);
  switch (effect.kind) {
    case 'readProfile':
      return readProfile(get, set, effect.credentials);
    case 'storeCookies':
      return storeCookies(get, effect.user, effect.keepSignedIn);
    case 'removeCookies':
      return removeCookies(get);
    case 'leave':
      return signOutUser(get, effect.user);
    case 'forget':
      return forgetSignIns(get, effect.user);
    case 'refillContact':
      return refillFromProfile(get, set);
    case 'enter':
      refillFromProfile(get, set);
      return void host.emit('login', { userId: effect.user.id });
    case 'emitLogout':
      return void host.emit('logout', {});
    case 'notifyParent':
      return host.parent.send('setLoggedInUser', get(credentialsAtom));
    case 'goToUnfinishedStep':
      return goToUnfinishedStep(get, set);
    case 'leaveLogin':
      return leaveLogin(get, set);
    case 'askToSignInAgain':
      return askToSignInAgain(get, set);
    case 'refresh':
      return refresh(get, set);
    case 'findOther':
      return dispatch(get, set, { kind: 'left' });
    case 'showSignedOut':
      return notifyOtherTab(get, set, 'errors.signedOut');
    case 'showSignedIn':
      return notifyOtherTab(get, set, 'account.signedInElsewhere');
    case 'clearLinkedNotice':
      return clearLinkedNotice(get, set);
  }
}

async function dispatch(get: Getter, set: Setter, event: SessionEvent): Promise<void> {
  const { session, effects } = moveSession(get(sessionAtom), event, factsOf(get));
  markForeignToken(get, set, session.user);
  set(sessionAtom, session);
  for (const effect of effects) {
    const isUnderWay = run(get, set, effect);
    // Stays within the press event as long as nothing has to be awaited.
    if (isUnderWay) await isUnderWay;
  }
}

/** Applies an event to the account and runs its effects; resolves when all have ended. */
export const sessionAction = atom(null, dispatch);

/**
 * Handles a 401 to a token, or to a guest (null): removes the cookies in all elements, asks the customer to sign in where
 * the flow needs it, and reads the data once more as a guest. Cart, input and a result stay. Spec section 8.
 */
export const endSessionAction = atom(null, (get, set, token: string | null) =>
  dispatch(get, set, { kind: 'refused', token }),
);

/** Reports a failed call and returns its error. A 401 ends the session of `token`. */
export async function reportUserError(
  get: Getter,
  set: Setter,
  cause: unknown,
  token: string | null,
): Promise<ApiError> {
  const error = reportError(get, cause);
  if (error.code === 'auth') await set(endSessionAction, token);
  return error;
}
