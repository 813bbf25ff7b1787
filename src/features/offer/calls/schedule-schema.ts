import * as v from 'valibot';

import { optionalVenueDate, venueDate } from '../../../platform/api/schema/fields.ts';

/**
 * When a campaign can be booked. Closed days that are missing or unreadable are an error: left out, they would look
 * open, as in an answer that is a list. `null` says that there is none.
 */
export const ScheduleSchema = v.object({
  startDate: optionalVenueDate,
  endDate: optionalVenueDate,
  nonAvailableDays: v.nullable(v.array(venueDate), () => []),
});
