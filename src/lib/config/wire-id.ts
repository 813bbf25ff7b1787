export type WireId = number | string;

/**
 * An id as on the wire: a number for digits that a number represents exactly, without a leading zero; else the text. Inside,
 * every id of the platform is a text.
 */
export function toWireId(id: string): WireId {
  const number = Number(id);
  const isExact = Number.isSafeInteger(number) && String(number) === id;
  return isExact && number >= 0 ? number : id;
}
