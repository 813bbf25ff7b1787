/** Loads the calls of accounts; ahead of time where a sign-in is likely, so that it does not wait for them. */
export const loadAccountCalls = () => import('./account-calls.ts');
