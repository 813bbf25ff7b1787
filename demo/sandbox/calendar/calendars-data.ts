/** One stretch of bookable starts of a day, venue time. */
interface Sitting {
  from: string;
  /** The last start. */
  until: string;
  everyMinutes: number;
  /** The possible capacities of a slot; 0 is a full slot. */
  capacities: readonly number[];
}

interface Calendar {
  durationSec: number;
  sittings: readonly Sitting[];
}

/** Days of the week on which every shop is closed: Mondays. */
export const CLOSED_WEEKDAYS: readonly number[] = [1];

/** A closed day of its own for a private party: the first Wednesday from this many days ahead. */
export const PRIVATE_PARTY = { weekday: 3, daysAhead: 12 } as const;

/** For how many days before and after today the campaigns run. */
export const SCHEDULE_DAYS = { before: 30, after: 180 } as const;

const HALF_HOUR = 30;
const HOUR = 60;

/** When things can be booked. */
export const CALENDARS = {
  table: {
    durationSec: 5400,
    sittings: [
      { from: '12:30', until: '14:30', everyMinutes: HALF_HOUR, capacities: [10, 8, 6, 4, 12, 2] },
      {
        from: '19:00',
        until: '22:00',
        everyMinutes: HALF_HOUR,
        capacities: [8, 6, 4, 2, 1, 0, 12, 5],
      },
    ],
  },
  dinner: {
    durationSec: 7200,
    sittings: [
      { from: '19:30', until: '21:30', everyMinutes: HALF_HOUR, capacities: [4, 6, 2, 8, 0, 1] },
    ],
  },
  groupTable: {
    durationSec: 9000,
    sittings: [
      { from: '12:30', until: '13:30', everyMinutes: HALF_HOUR, capacities: [16, 12, 20, 0] },
      { from: '19:30', until: '21:00', everyMinutes: HALF_HOUR, capacities: [20, 16, 8, 12, 0, 2] },
    ],
  },
  thermalDay: {
    durationSec: 36_000,
    sittings: [
      { from: '10:00', until: '10:00', everyMinutes: HOUR, capacities: [12, 6, 8, 2, 0, 10, 1] },
    ],
  },
  cabin: {
    durationSec: 3600,
    sittings: [
      { from: '10:00', until: '12:00', everyMinutes: HOUR, capacities: [2, 2, 1, 0] },
      { from: '14:00', until: '19:00', everyMinutes: HOUR, capacities: [2, 1, 2, 2, 0] },
    ],
  },
  coupleCabin: {
    durationSec: 5400,
    sittings: [{ from: '10:00', until: '18:00', everyMinutes: HOUR, capacities: [2, 4, 2, 0, 2] }],
  },
  kitchen: {
    durationSec: 900,
    sittings: [
      { from: '12:00', until: '14:30', everyMinutes: 15, capacities: [6, 4, 3, 5, 2, 1, 0] },
      { from: '19:00', until: '22:00', everyMinutes: 15, capacities: [6, 5, 4, 3, 2, 1, 0] },
    ],
  },
} as const satisfies Record<string, Calendar>;

export type CalendarName = keyof typeof CALENDARS;
