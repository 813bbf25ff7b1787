import type { TEXTS } from './text-ids.ts';

/** The id of a text in the catalogs. */
export type MessageKey = keyof typeof TEXTS;

/** Values of a text's placeholders. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Translates a text into the current language. */
export type Translate = (key: MessageKey, values?: MessageValues) => string;
