const MINUTE_MS = 60_000;

/** Minutes as milliseconds. */
export function minutesToMs(minutes: number): number {
  return minutes * MINUTE_MS;
}

/** Minutes since midnight of a time `HH:MM`; null when the text is none. */
export function minutesOfDay(time: string): number | null {
  const match = /^(\d\d):([0-5]\d)/.exec(time);
  const hour = Number(match?.[1]);
  return match && hour < 24 ? hour * 60 + Number(match[2]) : null;
}
