import type { HostAccount, TokenMarks } from '../../../src/platform/host/account/account.ts';
import type { Host } from '../../../src/platform/host/host.ts';
import type { Position } from '../../../src/platform/host/page/position.ts';
import type { ParentMessage } from '../../../src/platform/host/parent/parent-link.ts';
import { ParentWindowError } from '../../../src/platform/host/parent/parent-request.ts';
import type { HostSocial } from '../../../src/platform/host/social/create-social.ts';
import type { SocialAnswer } from '../../../src/platform/host/social/social.ts';
import type { SocialProvider } from '../../../src/lib/user-session.ts';
import type { HostParent } from '../../../src/platform/host/parent/parent-window.ts';

/** A message to a parent window. */
interface ToldParent {
  message: ParentMessage;
  payload: unknown;
}

/** A parent window that gives the set answers; without one to a question there is no parent (501). */
export function createFakeParent() {
  const told: ToldParent[] = [];
  const answers = new Map<ParentMessage, unknown>();
  const parent: HostParent = {
    isThere: () => answers.size > 0,
    send: (message, payload) => void told.push({ message, payload }),
    ask: async (message, payload) => {
      told.push({ message, payload });
      if (!answers.has(message)) throw new ParentWindowError('There is no parent window.', 501);
      return answers.get(message);
    },
  };
  return { parent, toldParent: told, parentAnswers: answers };
}

/** Providers that answer what is set; without an answer they are blocked. */
export function createFakeSocial() {
  const answers = new Map<SocialProvider, SocialAnswer>();
  const prepared: SocialProvider[] = [];
  const answerOf = (provider: SocialProvider): SocialAnswer =>
    answers.get(provider) ?? { kind: 'blocked' };
  let press: (() => void) | null = null;
  const social: HostSocial = {
    prepare: (provider) => void prepared.push(provider),
    signIn: async (provider) => answerOf(provider),
    drawGoogleButton: (_settings, onAnswer) => {
      press = () => onAnswer(answerOf('google'));
      return {
        drawn: Promise.resolve(answers.has('google') ? 'drawn' : 'blocked'),
        remove: () => {
          press = null;
        },
      };
    },
  };
  const giveSocial: Host['social'] = () => social;
  return {
    social: giveSocial,
    /** The answer of `social`. */
    socialSignIn: social,
    socialAnswers: answers,
    prepared,
    /** Presses Google's own button, if it is drawn. */
    pressGoogleButton: () => press?.(),
  };
}

/** Elements and tabs beside this one: what was announced, and an announcement of theirs. */
export function createFakeAccount() {
  const listeners = new Set<() => void>();
  const counts = { announced: 0 };
  const refused = new Set<string>();
  const strange = new Set<string>();
  const putAway = new Set<string>();
  const marks: TokenMarks = {
    own: () => undefined,
    refuse: (token) => void putAway.add(token),
    sourceOf: (token) => {
      if (putAway.has(token)) return 'refused';
      return strange.has(token) ? 'unknown' : 'own';
    },
  };
  const account: HostAccount = {
    announceChange: () => {
      counts.announced += 1;
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    refuse: (token) => void refused.add(token),
    accept: (token) => void refused.delete(token),
    isRefused: (token) => refused.has(token),
    marks: () => marks,
  };
  return {
    account,
    /** Tokens of cookies that this origin did not see set. */
    strangeTokens: strange,
    /** How often a change of the signed-in user was announced. */
    accountCounts: counts,
    /** Another element or tab changed the user's cookies. */
    changeAccountElsewhere: () => listeners.forEach((listener) => listener()),
  };
}

/** The page's address, its visibility and where the visitor is. */
export function createFakePage() {
  const shown = new Set<() => void>();
  const holds = new Set<symbol>();
  const page = { url: 'https://shop.example/book', position: null as Position | null };
  return {
    fakePage: page,
    pageUrl: () => page.url,
    replaceAddress: (address: string): void => {
      page.url = new URL(address, page.url).href;
    },
    locate: async () => page.position,
    onPageShown: (listener: () => void): (() => void) => {
      shown.add(listener);
      return () => void shown.delete(listener);
    },
    askBeforeLeaving: (): (() => void) => {
      const hold = Symbol('hold');
      holds.add(hold);
      return () => void holds.delete(hold);
    },
    /** Whether the browser asks before the page is left. */
    asksBeforeLeaving: () => holds.size > 0,
    /** The page is seen again. */
    showPage: () => shown.forEach((listener) => listener()),
  };
}
