/** Loads the calls that no guest's first booking screen makes; ahead of time, so that a booking does not wait for it. */
export const loadLaterCalls = () => import('./later-calls.ts');
