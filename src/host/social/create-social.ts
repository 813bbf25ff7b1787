import type { HostSocial } from './social.ts';

/** Sign-in with other providers where none can be reached: every attempt ends as blocked. */
export function createSocial(_around: object): HostSocial {
  return {
    prepare: () => {},
    signIn: async () => ({ kind: 'blocked' }),
    drawGoogleButton: () => ({ drawn: Promise.resolve('blocked'), remove: () => {} }),
  };
}
