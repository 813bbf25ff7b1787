import { atom } from 'jotai/vanilla';

import { rememberSession } from '../account/remember-session.ts';

export { trackMoments } from './track-moments.ts';

/** What is done once per visit, when nothing waits for it. */
export const beginVisitAction = atom(null, (get) => rememberSession(get));
