/** How much of a text a warning shows, in characters. */
const SHOWN_LENGTH = 40;

/** A text as a warning shows it: shortened, in quotes, with control characters escaped. */
export function quote(text: string): string {
  return JSON.stringify(text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text);
}
