const DAYS = 30;
const SLOTS_A_DAY = 48;
const HALF_HOUR_S = 1800;
const DAY_MS = 86_400_000;

/** An answer of available-slots with a slot each half hour on each of 30 days from tomorrow, in UTC. */
export function manySlots(now) {
  const tomorrow = Math.floor(now / DAY_MS) * DAY_MS + DAY_MS;
  return Array.from({ length: DAYS * SLOTS_A_DAY }, (_, index) => ({
    startTime: new Date(tomorrow + index * HALF_HOUR_S * 1000).toISOString(),
    durationSec: HALF_HOUR_S,
    capacity: 10,
  }));
}
