import type { Session, UserSession } from '../../../lib/user-session.ts';
import type { Credentials } from '../../../platform/api/http/endpoint.ts';

/** The state of cookies, page and flow when an event arrives. */
export interface SessionFacts {
  /** The sign-in of page, cookies or external token, without refused tokens; null for a guest. */
  found: Credentials | null;
  /** The token in the cookie; null without one. */
  cookie: string | null;
  /** The account of the user shown came from a link or a foreign cookie. */
  isLinked: boolean;
  /** The token of the user shown is in a cookie that this origin did not set. */
  isStrange: boolean;
  /** A request is pending that must end under the same user. */
  isSending: boolean;
  /** A booking or a purchase has a result, and the sign-in found is not that of the customer who sent it. */
  hasOthersResult: boolean;
  /** A flow is shown, and it is neither a result nor an open payment. */
  isFree: boolean;
}

/** An event in the life of the account. */
export type SessionEvent =
  /** Another element or tab changed the cookies, or a pending request has ended. Typed values stay. */
  | { kind: 'changed' }
  | { kind: 'profileRead'; user: UserSession }
  /** The customer signed in here. */
  | { kind: 'signedIn'; user: UserSession; keepSignedIn: boolean }
  /**
   * The customer signed out, in all elements and tabs. Typed values stay, values from the profile are removed. Ignored while
   * a request or a wallet payment is pending.
   */
  | { kind: 'signOut' }
  /**
   * "Not you?": drops the account from a link without signing it out; the customer's own sign-in may replace it. Ignored
   * while a request or a wallet payment is pending.
   */
  | { kind: 'notYou' }
  /** The linked account was dropped; another sign-in may replace it. */
  | { kind: 'left' }
  /** The page shows the name of a linked account and "not you?". */
  | { kind: 'named'; token: string }
  /** The server answered 401 to a token, or to a guest (null). */
  | { kind: 'refused'; token: string | null }
  /** The data was read again after a refusal. `asksAgain`: a step is incomplete. */
  | { kind: 'refreshed'; asksAgain: boolean };

/** An effect of an event; effects run in order. */
export type SessionEffect =
  /** Read the profile; results in `profileRead`, or in a report to the page. */
  | { kind: 'readProfile'; credentials: Credentials }
  /** Write the cookies, persistent if `keepSignedIn`, and notify the other elements and tabs. */
  | { kind: 'storeCookies'; user: UserSession; keepSignedIn: boolean }
  | { kind: 'removeCookies' }
  /** Refuse the token of a user in all elements, emit `logout`, and notify the other elements and tabs. */
  | { kind: 'leave'; user: UserSession | null }
  /** As `leave`; also refuse every other known sign-in and remove the cookies. */
  | { kind: 'forget'; user: UserSession | null }
  /** Replace the values that the former profile filled in. */
  | { kind: 'refillContact' }
  /** As `refillContact`, and emit `login`. */
  | { kind: 'enter'; user: UserSession }
  | { kind: 'emitLogout' }
  /** Send the signed-in user to the parent window. */
  | { kind: 'notifyParent' }
  /** Open the first step that is incomplete now. */
  | { kind: 'goToUnfinishedStep' }
  /** Continue from a sign-in step that is shown. */
  | { kind: 'leaveLogin' }
  /** Open the first incomplete step with a notice that the session has ended. */
  | { kind: 'askToSignInAgain' }
  /** Read the flow's data again; results in `refreshed`. */
  | { kind: 'refresh' }
  /** Look for another sign-in; results in `left`. */
  | { kind: 'findOther' }
  | { kind: 'showSignedOut' }
  /** Say that the booking is on the account of another tab now. */
  | { kind: 'showSignedIn' }
  /** Remove the notice that asked the customer to check the linked account. */
  | { kind: 'clearLinkedNotice' };

/** A session and the effects to run. */
interface SessionStep {
  session: Session;
  effects: readonly SessionEffect[];
}

const step = (session: Session, ...effects: readonly SessionEffect[]): SessionStep => ({
  session,
  effects,
});

/** Compares the user shown with the sign-in that is found. */
function sync(session: Session, { found, isSending, hasOthersResult }: SessionFacts): SessionStep {
  if (isSending) return step({ ...session, isSyncDue: true });
  const synced = { ...session, isSyncDue: false };
  if (found?.token === session.user?.token) return step(synced);
  // The next flow signs the other customer in.
  if (found && hasOthersResult) return step(synced);
  if (found) return step(synced, { kind: 'readProfile', credentials: found });
  // The token is not refused here: the other tab may sign in with it again.
  return step(
    { ...synced, user: null },
    { kind: 'refillContact' },
    { kind: 'emitLogout' },
    { kind: 'goToUnfinishedStep' },
    { kind: 'showSignedOut' },
  );
}

/** Applies the profile of another tab's sign-in, unless it has changed again, a request is pending or a result is shown. */
function profileRead(session: Session, user: UserSession, facts: SessionFacts): SessionStep {
  if (facts.found?.token !== user.token || facts.hasOthersResult) return step(session);
  if (facts.isSending) return step({ ...session, isSyncDue: true });
  const isOther = session.user?.id !== user.id;
  return step(
    { ...session, user },
    { kind: 'enter', user },
    { kind: 'leaveLogin' },
    ...(isOther ? [{ kind: 'showSignedIn' } as const] : []),
  );
}

/** Ends the sign-in of the user shown. Another user's cookies stay: another tab may have signed in since. */
function refused(session: Session, token: string | null, facts: SessionFacts): SessionStep {
  const { user } = session;
  // A later sign-in has another token, which the server did not refuse.
  if (token !== (user?.token ?? null)) return step(session);
  if (!user) return step(session, { kind: 'askToSignInAgain' });
  return step(
    { ...session, user: null },
    ...(facts.cookie === token ? [{ kind: 'removeCookies' } as const] : []),
    { kind: 'leave', user },
    { kind: 'askToSignInAgain' },
    ...(facts.isFree ? [{ kind: 'refresh' } as const] : []),
  );
}

/**
 * Applies an event to the account of an element and returns the next session and its effects. The user does not change
 * while a request is pending, which must end under the user who sent it. Loading a flow sets the user directly. Spec
 * section 4 "Login step", section 8 "On 401".
 */
export function moveSession(
  session: Session,
  event: SessionEvent,
  facts: SessionFacts,
): SessionStep {
  const { user } = session;
  switch (event.kind) {
    case 'changed':
      return sync(session, facts);
    case 'profileRead':
      return profileRead(session, event.user, facts);
    case 'signedIn':
      return step(
        { ...session, user: event.user },
        { kind: 'storeCookies', user: event.user, keepSignedIn: event.keepSignedIn },
        { kind: 'enter', user: event.user },
        { kind: 'notifyParent' },
      );
    case 'signOut':
      if (!user || facts.isSending) return step(session);
      return step(
        { ...session, user: null },
        { kind: 'forget', user },
        { kind: 'refillContact' },
        { kind: 'notifyParent' },
        { kind: 'goToUnfinishedStep' },
      );
    case 'notYou':
      if (!facts.isLinked || facts.isSending) return step(session);
      return step(
        { ...session, user: null },
        // Otherwise the cookie would sign in the same account on the next page.
        ...(facts.isStrange ? [{ kind: 'removeCookies' } as const] : []),
        { kind: 'leave', user },
        { kind: 'refillContact' },
        { kind: 'findOther' },
      );
    case 'left':
      return facts.found ? sync(session, facts) : step(session, { kind: 'goToUnfinishedStep' });
    case 'named':
      return step({ ...session, named: event.token }, { kind: 'clearLinkedNotice' });
    case 'refused':
      return refused(session, event.token, facts);
    case 'refreshed':
      // Another tab has signed in meanwhile.
      if (user) return step(session, { kind: 'refillContact' }, { kind: 'leaveLogin' });
      // A guest may lack something that the step needs, such as a cart.
      return event.asksAgain ? step(session, { kind: 'askToSignInAgain' }) : step(session);
  }
}
