/** What follows a visit once its first screen stands, as one chunk. */
export { rememberSessionAction } from '../account/remember-session.ts';
export { trackMoments } from './track-moments.ts';
