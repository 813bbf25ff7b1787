/** A text with non-breaking hyphens: "terça-feira" in the middle of a sentence. */
export const nonBreaking = (text: string): string => text.replaceAll('-', '\u2011');

/** A telephone number on one line. */
export const nonBreakingPhone = (text: string): string =>
  nonBreaking(text).replaceAll(' ', '\u00A0');

/** Ends a part of a line that another part follows, which may move to the next line. */
export const ENDING_DOT = '\u00A0·';

/** Between two parts of a line: the dot ends the first. */
export const MIDDLE_DOT = `${ENDING_DOT} `;
