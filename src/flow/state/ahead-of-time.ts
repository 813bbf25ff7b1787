/**
 * How long code that may be needed next waits once a screen stands, in ms: asking for a chunk costs a phone some
 * milliseconds, and the first screen's own picture shall not wait for that.
 */
export const AHEAD_OF_TIME_MS = 50;
