/** What follows a visit once its first screen stands, as one chunk. */
export { rememberSessionAction } from '../account/remember-session.ts';
export { followConversions } from '../conversion/follow-conversions.ts';
export { trackMoments } from './track-moments.ts';
