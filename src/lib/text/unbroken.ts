/** A text with non-breaking hyphens: "terça-feira" in the middle of a sentence. */
export const unbroken = (text: string): string => text.replaceAll('-', '\u2011');

/** A telephone number on one line. */
export const unbrokenPhone = (text: string): string => unbroken(text).replaceAll(' ', '\u00A0');
