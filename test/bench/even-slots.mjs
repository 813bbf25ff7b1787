const DAYS = 28;
const SLOTS_A_DAY = 4;
const FIRST_HOUR = 10;
const HALF_HOUR_S = 1800;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * An answer of available-slots with the same four slots on each day, in UTC. They begin the day after tomorrow, so that the
 * first screen has the same nodes at every hour and on every day of the week.
 */
export function slotsFromDayAfterTomorrow(now) {
  const first = Math.floor(now / DAY_MS) * DAY_MS + 2 * DAY_MS + FIRST_HOUR * HOUR_MS;
  return Array.from({ length: DAYS * SLOTS_A_DAY }, (_, index) => {
    const day = Math.floor(index / SLOTS_A_DAY);
    const start = first + day * DAY_MS + (index % SLOTS_A_DAY) * HALF_HOUR_S * 1000;
    return { startTime: new Date(start).toISOString(), durationSec: HALF_HOUR_S, capacity: 10 };
  });
}
