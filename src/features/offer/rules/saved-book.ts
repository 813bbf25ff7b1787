import * as v from 'valibot';

import { isVenueDate } from '../../../lib/time/venue-date.ts';
import { VENUE_TIME } from '../../../lib/time/venue-time.ts';

const START_MAX_LENGTH = 64; // characters

const venueDate = v.pipe(v.string(), v.check(isVenueDate));

/** An opaque reference of the server; encoded before it becomes part of a path. */
const reference = v.string();

const chosenTime = v.object({
  time: v.pipe(v.string(), v.regex(VENUE_TIME)),
  /** Order of choice, from 0. */
  selectedAt: v.pipe(v.number(), v.minValue(0)),
  /** The slot's start as the server gave it: ISO 8601 with offset. */
  startTime: v.pipe(
    v.string(),
    v.check((given) => given.length <= START_MAX_LENGTH),
  ),
  durationSec: v.pipe(v.number(), v.minValue(0)),
});

/** The booking form as it is stored for a reload: all of it. Spec section 3 "Booking step state: book". */
export const savedBookSchema = v.object({
  /** The venue date of the timetable; null before the choice of a day. */
  date: v.nullable(venueDate),
  dateTimes: v.array(v.object({ date: venueDate, times: v.array(chosenTime) })),
  numberOfPeople: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  prizeId: v.nullable(reference),
  /** The person or thing that a service is booked with; missing or null for "any". */
  resourceId: v.nullish(reference),
  transportInstant: v.picklist(['asap', 'scheduled']),
});
