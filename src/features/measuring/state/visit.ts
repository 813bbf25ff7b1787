/** What follows a visit once its first screen stands, as one chunk. */
export { followConversions } from './follow-conversions.ts';
export { trackMoments } from './track-moments.ts';
