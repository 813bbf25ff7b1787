import * as v from 'valibot';

import { optionalVenueDate, venueDate } from '../schema/fields.ts';

/** When a campaign can be booked. An unreadable closed day is an error: left out, it would look open. */
export const ScheduleSchema = v.object({
  startDate: optionalVenueDate,
  endDate: optionalVenueDate,
  nonAvailableDays: v.nullish(v.array(venueDate), () => []),
});
