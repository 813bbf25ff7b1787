import type { BookState } from '../../offer/rules/offer-choice.ts';

/** The choice as a text to compare, without personal data; `order` is the part of a menu order. */
export function choiceOf(book: BookState, order = ''): string {
  const { date, dateTimes, numberOfPeople, resourceId = null, prizeId } = book;
  const prize = prizeId === null ? {} : { prizeId };
  return JSON.stringify({ date, dateTimes, numberOfPeople, resourceId, ...prize }) + order;
}
