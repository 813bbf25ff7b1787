import { parseDate } from '@internationalized/date';

const DATE = /^\d{4}-\d\d-\d\d$/;

/** Whether a text is a date that exists, written `YYYY-MM-DD`. */
export function isVenueDate(text: string): boolean {
  if (!DATE.test(text)) return false;
  try {
    return parseDate(text).toString() === text;
  } catch {
    return false;
  }
}
