/** A time of day at the venue, `HH:MM`. */
export const VENUE_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
