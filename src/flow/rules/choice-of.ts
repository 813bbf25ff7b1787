import type { BookState } from './booking-state.ts';

/**
 * What was chosen, as a text to compare. Nothing personal is in it; `order` is what an order adds to it
 * (`orderChoiceAtom`). Whether it is the same intent, `intentChoiceAtom` tells.
 */
export function choiceOf(book: BookState, order = ''): string {
  const { date, dateTimes, numberOfPeople, resourceId = null, prizeId } = book;
  const prize = prizeId === null ? {} : { prizeId };
  return JSON.stringify({ date, dateTimes, numberOfPeople, resourceId, ...prize }) + order;
}
