/** A text with non-breaking hyphens: "terça-feira" in the middle of a sentence. */
export const nonBreaking = (text: string): string => text.replaceAll('-', '\u2011');

/** A telephone number on one line. */
export const nonBreakingPhone = (text: string): string =>
  nonBreaking(text).replaceAll(' ', '\u00A0');
