import type { Id } from './id.ts';

export type WireId = number | string;

/** An id as on the wire: a number for digits that a number represents exactly, without a leading zero; else the text. */
export function toWireId(id: Id): WireId {
  const number = Number(id);
  const isExact = Number.isSafeInteger(number) && String(number) === id;
  return isExact && number >= 0 ? number : id;
}
