const HALF_OF_A_CHARACTER = /[\uD800-\uDBFF]$/;

/** A text of at most so many UTF-16 units, cut before a character of two units, such as an emoji, and never inside it. */
export const cutText = (text: string, most: number): string =>
  text.length > most ? text.slice(0, most).replace(HALF_OF_A_CHARACTER, '') : text;
