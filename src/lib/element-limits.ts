/** The limits of the first module; `limits.ts` re-exports them. */

export const WIDGET_VERSION = '0.1.16'; // also the name of the folder of its files
export const SLOT_WINDOW_MINUTES = 43_200; // 30 days
export const ID_MAX_LENGTH = 64; // characters
export const TEXT_MAX_LENGTH = 256; // characters of one line
export const NOTES_MAX_LENGTH = 2_000; // characters of prefilled notes
export const TOKEN_MAX_LENGTH = 4_096; // characters of a token or an address
export const DATA_MAX_LENGTH = 16_384; // characters of a list or of JSON
export const EXTERNAL_AUTH_PROVIDER = '4';

/** The URL parameter of a return from payment. */
export const RETURN_MARKER = 'mc-return';
