const DATE = /^\d{4}-\d\d-\d\d$/;

/** Whether a text is a date that exists, written `YYYY-MM-DD`. */
export function isVenueDate(text: string): boolean {
  const midnight = DATE.test(text) ? Date.parse(text) : Number.NaN;
  // Browsers differ on 31 February: some refuse it, some move on to March.
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(text);
}
