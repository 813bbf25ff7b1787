import type { TextId } from '../../lib/text-id.ts';

/** The id of a text in the catalogs. */
export type MessageKey = TextId;

/** Values of a text's placeholders. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Translates a text into the current language. */
export type Translate = (key: MessageKey, values?: MessageValues) => string;
