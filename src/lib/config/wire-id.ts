import type { Id } from './id.ts';

/** An id as the platform speaks it: a number when it is all digits, text otherwise. */
export type WireId = number | string;

/**
 * Turns an id into its wire form: a number when it is all digits, text otherwise. Digits that a
 * number cannot hold exactly (or that start with a zero) stay text, so no id ever changes on its way.
 */
export function toWireId(id: Id): WireId {
  const number = Number(id);
  const isExact = Number.isSafeInteger(number) && String(number) === id;
  return isExact && number >= 0 ? number : id;
}
