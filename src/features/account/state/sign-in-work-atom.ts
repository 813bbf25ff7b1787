import { atom } from 'jotai/vanilla';

import type { SocialProvider } from '../../../lib/user-session.ts';

/** What the sign-in step is waiting for. */
export type SignInWork = 'email' | 'password' | 'reset' | SocialProvider;

/** The work under way and what gives it up; null when there is none. */
export const signInWorkAtom = atom<{ kind: SignInWork; controller: AbortController } | null>(null);

/** Whether the customer is away in a provider's window, which may never answer: the e-mail need not wait for it. */
export const isWithProviderAtom = atom((get) => {
  const kind = get(signInWorkAtom)?.kind;
  return kind === 'google' || kind === 'facebook' || kind === 'apple';
});

/** What the step is waiting for, for the spinner of the button pressed; null when it waits for nothing. */
export const signInBusyAtom = atom((get): SignInWork | null => get(signInWorkAtom)?.kind ?? null);
