import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { isAbort, reportError, stepNoticeAtom } from '../../../context/problems.ts';
import {
  runSignalAtom,
  servicesAtom,
  userAtom,
  type Store,
} from '../../../context/checkout-context.ts';
import { stepsOf } from '../../../flow/flow-table.ts';
import {
  currentEntryAtom,
  holdsCustomerAtom,
  isSendingAtom,
} from '../../../flow/state/flow-atoms.ts';
import { jumpToStepAction } from '../../../flow/state/move-step.ts';
import type { UserSession } from '../../../lib/user-session.ts';
import { ApiError } from '../../../platform/api/http/api-error.ts';
import type { Credentials } from '../../../platform/api/http/endpoint.ts';
import { refillFromProfile } from '../../contact/state/contact-form.ts';
import { guestsMayGoOnAtom } from '../../offer/state/offer-atoms.ts';
import { getProfile } from '../calls/profile.ts';
import { leaveLogin } from './end-session.ts';
import {
  forgetIdentity,
  leaveUser,
  readCredentials,
  removeCookies,
  syncIsDueAtom,
} from './identity.ts';
import {
  hasToBeSeen,
  isOfStrangeCookie,
  linkedAccountAtom,
  seenTokenAtom,
} from './linked-account.ts';

/** Another user is signed in from now on: the contact form changes with it, and `login` is emitted. */
export function setUser(get: Getter, set: Setter, user: UserSession): void {
  set(userAtom, user);
  refillFromProfile(get, set);
  get(servicesAtom).host.emit('login', { userId: user.id });
}

/**
 * Leads back to the sign-in when a guest stands behind it in a flow that guests may not go on with; never from a
 * result that stands or a payment that is open.
 */
function goToLoginIfNeeded(get: Getter, set: Setter): void {
  const entry = get(currentEntryAtom);
  const isFree = get(userAtom) !== null || get(guestsMayGoOnAtom);
  if (!entry || isFree || get(holdsCustomerAtom)) return;
  const steps = stepsOf(entry.flow);
  const login = steps.indexOf('login');
  if (login >= 0 && steps.indexOf(entry.step) > login) set(jumpToStepAction, 'login');
}

function syncSignOut(get: Getter, set: Setter): void {
  // The token is not refused here: the other tab may sign in with it again.
  set(userAtom, null);
  refillFromProfile(get, set);
  get(servicesAtom).host.emit('logout', {});
  goToLoginIfNeeded(get, set);
  set(stepNoticeAtom, { tone: 'info', sentence: { key: 'errors.signedOut' } });
}

async function syncSignIn(get: Getter, set: Setter, credentials: Credentials): Promise<void> {
  const { call } = get(servicesAtom);
  const signal = get(runSignalAtom);
  try {
    const profile = await call(getProfile, [credentials], { signal });
    // Another change, or a request of this element, came in between.
    if (signal.aborted || readCredentials(get)?.token !== credentials.token) return;
    if (get(isSendingAtom)) return set(syncIsDueAtom, true);
    setUser(get, set, { ...profile, token: credentials.token });
    leaveLogin(get, set);
  } catch (error) {
    if (!signal.aborted && !isAbort(error)) reportError(get, error);
  }
}

/**
 * Syncs with a sign-in or sign-out of another element or tab, by the cookies. After a sign-in there the same user is
 * signed in here, and a sign-in step that is shown continues; after a sign-out there, what was typed stays, and a flow
 * that needs a sign-in asks for one. While something is being sent it stays due.
 */
export const syncAccountAction = atom(null, async (get, set): Promise<void> => {
  if (get(isSendingAtom)) return set(syncIsDueAtom, true);
  set(syncIsDueAtom, false);
  const credentials = readCredentials(get);
  if (credentials?.token === get(userAtom)?.token) return;
  if (credentials) await syncSignIn(get, set, credentials);
  else syncSignOut(get, set);
});

/**
 * Signs the customer out, in all elements and tabs: the cookies are removed and the parent window hears of it. What was
 * typed stays, what the profile filled in is removed. A flow that needs a sign-in asks for one. Nothing while something is
 * being sent or a wallet asks the customer.
 */
export const signOutAction = atom(null, (get, set): void => {
  if (!get(userAtom) || get(isSendingAtom)) return;
  forgetIdentity(get, set);
  refillFromProfile(get, set);
  get(servicesAtom).host.parent.tell('setLoggedInUser', null);
  goToLoginIfNeeded(get, set);
});

/**
 * "Not you?": the account that a link brought is not used any more, nor is it signed out; that of a cookie which this
 * origin did not see set loses the cookie. The customer's own sign-in takes its place where there is one, else the
 * flow goes on as a guest or asks to sign in. Nothing while something is being sent or a wallet asks the customer.
 */
export const leaveLinkedAccountAction = atom(null, async (get, set): Promise<void> => {
  const user = get(linkedAccountAtom);
  if (!user || get(isSendingAtom)) return;
  // The page that put it there would do so for the next page too.
  if (isOfStrangeCookie(get, user.token)) removeCookies(get);
  leaveUser(get, set);
  refillFromProfile(get, set);
  if (readCredentials(get)) await set(syncAccountAction);
  else goToLoginIfNeeded(get, set);
});

/** The account that a link brought is named on the page; a notice that waited for that is removed. */
export const linkedAccountSeenAction = atom(null, (get, set, token: string) => {
  set(seenTokenAtom, token);
  const sentence = get(stepNoticeAtom)?.sentence;
  if (sentence && 'key' in sentence && sentence.key === 'errors.linkedAccount') {
    set(stepNoticeAtom, null);
  }
});

/**
 * Resolves once the account of a token may be read: at once, unless a link or a strange cookie brought it; then when
 * its name and "not you?" stand on the page. Rejects with an `ApiError` of code `auth` after "not you?", and with the
 * signal's reason when it aborts. Comes in one chunk with what names the account: where that is lost, nobody waits.
 */
export function untilAccountSeen(
  store: Store,
  token: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  if (!hasToBeSeen(store.get, token)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const check = () => {
      const isRefused = store.get(servicesAtom).host.account.isRefused(token);
      if (!isRefused && hasToBeSeen(store.get, token)) return;
      if (isRefused) reject(new ApiError('auth', 'the customer does not use this account'));
      else resolve();
      stops.forEach((stop) => stop());
    };
    const stops = [store.sub(seenTokenAtom, check), store.sub(userAtom, check)];
    signal?.addEventListener('abort', () => {
      reject(signal.reason);
      stops.forEach((stop) => stop());
    });
  });
}
