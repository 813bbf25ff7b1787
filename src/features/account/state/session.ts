import { atom, type Getter, type Setter } from 'jotai/vanilla';

import {
  credentialsAtom,
  runSignalAtom,
  servicesAtom,
  sessionAtom,
  userAtom,
} from '../../../context/checkout-context.ts';
import {
  isAbort,
  reportError,
  messageForError,
  type Message,
  refusalAtom,
  stepNoticeAtom,
} from '../../../context/problems.ts';
import { submits } from '../../../flow/flow-rows.ts';
import {
  attemptsAtom,
  currentEntryAtom,
  flowStatusAtom,
  holdsCustomerAtom,
  isSendingAtom,
} from '../../../flow/state/flow-atoms.ts';
import {
  jumpToStepAction,
  nextStepAction,
  visitStepAction,
} from '../../../flow/state/move-step.ts';
import { refreshAction } from '../../../flow/state/start-checkout.ts';
import { LOGIN_COOKIE_DAYS } from '../../../lib/limits.ts';
import type { UserSession } from '../../../lib/user-session.ts';
import type { ApiError } from '../../../platform/api/http/api-error.ts';
import type { Credentials } from '../../../platform/api/http/endpoint.ts';
import { TOKEN_COOKIE, USER_ID_COOKIE } from '../../../platform/host/account/account.ts';
import type { SubmitKind } from '../../../platform/host/checkout-events.ts';
import type { Check } from '../../../submission/submit.ts';
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
  hasToBeSeen,
  isOfStrangeCookie,
  leaveUser,
  linkedAccountAtom,
  readCredentials,
  removeCookies,
} from './credentials.ts';

function factsOf(get: Getter): SessionFacts {
  const user = get(userAtom);
  return {
    found: readCredentials(get),
    cookie: get(servicesAtom).host.cookies.read(TOKEN_COOKIE),
    isLinked: get(linkedAccountAtom) !== null,
    isStrange: user !== null && isOfStrangeCookie(get, user.token),
    isSending: get(isSendingAtom),
    isFree: get(flowStatusAtom).status === 'ready' && !get(holdsCustomerAtom),
  };
}

async function readProfile(get: Getter, set: Setter, credentials: Credentials): Promise<void> {
  const signal = get(runSignalAtom);
  try {
    const profile = await get(servicesAtom).call(getProfile, [credentials], { signal });
    const user = { ...profile, token: credentials.token };
    if (!signal.aborted) await dispatch(get, set, { kind: 'profileRead', user });
  } catch (error) {
    if (!signal.aborted && !isAbort(error)) reportError(get, error);
  }
}

/** Stores a sign-in of the customer's own: for 365 days when asked to, else for the session. Spec section 4 "Login step". */
function storeCookies(get: Getter, { id, token }: UserSession, keepSignedIn: boolean): void {
  const { account, cookies } = get(servicesAtom).host;
  const days = keepSignedIn ? LOGIN_COOKIE_DAYS : null;
  account.accept(token);
  cookies.write(USER_ID_COOKIE, id, days);
  cookies.write(TOKEN_COOKIE, token, days);
  account.announceChange();
}

/**
 * Opens the first step before the one shown that needs something by now, such as the sign-in or the contact of a
 * guest; never from a final result or an open payment.
 */
function goToUnfinishedStep(get: Getter, set: Setter): void {
  const step = firstUnfinishedStep(get);
  if (step && !get(holdsCustomerAtom)) set(jumpToStepAction, step);
}

/** Leaves a sign-in step that is shown, since another element or tab has signed somebody in. */
function leaveLogin(get: Getter, set: Setter): void {
  const entry = get(currentEntryAtom);
  if (entry?.step !== 'login') return;
  // The next step of this flow sends by itself, and a sign-in elsewhere is no press here: every copy of a tab gets it.
  const sendsNext = submits(entry.flow, 'points');
  if (sendsNext) set(jumpToStepAction, 'points-confirm');
  else set(nextStepAction, 'login');
}

const SESSION_ENDED: Message = { key: 'errors.sessionEnded' };

/**
 * The session has ended: shows the first step that now needs something, with the reason; choices
 * and typed values stay. A final result and an open payment are not left. Spec section 8.
 */
export function askToSignInAgain(get: Getter, set: Setter): void {
  if (get(holdsCustomerAtom)) return;
  goToUnfinishedStep(get, set);
  set(attemptsAtom, 0);
  set(stepNoticeAtom, { tone: 'warning', message: SESSION_ENDED });
}

async function refresh(get: Getter, set: Setter): Promise<void> {
  await set(refreshAction);
  await dispatch(get, set, { kind: 'refreshed', asksAgain: firstUnfinishedStep(get) !== null });
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
      return leaveUser(get, effect.user);
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
    case 'saySignedOut':
      return set(stepNoticeAtom, { tone: 'info', message: { key: 'errors.signedOut' } });
    case 'clearLinkedNotice':
      return clearLinkedNotice(get, set);
  }
}

async function dispatch(get: Getter, set: Setter, event: SessionEvent): Promise<void> {
  const { session, effects } = moveSession(get(sessionAtom), event, factsOf(get));
  set(sessionAtom, session);
  for (const effect of effects) {
    const isUnderWay = run(get, set, effect);
    // Runs within the press as long as there is nothing to wait for.
    if (isUnderWay) await isUnderWay;
  }
}

/** Applies an event to the account and runs its effects; resolves when all have ended. */
export const sessionAction = atom(null, dispatch);

/**
 * The server refused the sign-in of a token, or of a guest (null), by a 401: the cookies are removed, in all elements, and the
 * customer is asked to sign in where the flow needs it; then the data is read once more, as a guest's. Cart and input stay,
 * and so does a result. Spec section 8.
 */
export const endSessionAction = atom(null, (get, set, token: string | null) =>
  dispatch(get, set, { kind: 'refused', token }),
);

/** Reports a failed call and returns its error; one that refuses the sign-in of `token` ends that session. */
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

/**
 * The account check of every kind of submission. An account from a link must be seen, with "not you?",
 * before it is used: its code may be late or lost, and the step then says so.
 */
export const ACCOUNT_CHECK: Check = (get, set) => {
  const token = get(userAtom)?.token;
  const isUnseen = token !== undefined && hasToBeSeen(get, token);
  return (
    isUnseen &&
    (() => set(stepNoticeAtom, { tone: 'warning', message: { key: 'errors.linkedAccount' } }))
  );
};

/**
 * The server refused a submission with 401. A signed-in customer reads that the session has
 * ended, beside the button if the step stays; a guest reads the server's message at the sign-in step, and Back returns here.
 */
export function askToSignIn(get: Getter, set: Setter, error: ApiError, about: SubmitKind): void {
  const user = get(userAtom);
  const step = get(currentEntryAtom)?.step;
  if (!user) {
    if (step) set(visitStepAction, 'login', step);
    return set(stepNoticeAtom, { tone: 'warning', message: messageForError(error) });
  }
  void set(endSessionAction, user.token);
  if (get(stepNoticeAtom)?.message !== SESSION_ENDED || get(currentEntryAtom)?.step !== step)
    return;
  // The customer is still at the button, and the top of the step may be out of sight.
  set(stepNoticeAtom, null);
  set(refusalAtom, { about, ...SESSION_ENDED });
}
