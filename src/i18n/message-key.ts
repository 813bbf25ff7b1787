import type sourceCatalog from '../../locales/pt_PT/messages.json';

/** Every text of the interface by its id; a key that no catalog holds does not compile. */
export type MessageKey = keyof typeof sourceCatalog;

/** Values that fill the places of a text. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Gives a text in the language shown. */
export type Translate = (key: MessageKey, values?: MessageValues) => string;
