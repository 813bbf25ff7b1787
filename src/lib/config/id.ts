/**
 * An identifier of the platform: letters, digits, `_` and `-`, at most 64 characters.
 * Kept as text everywhere inside; `toWireId` gives back the number that the platform speaks.
 */
export type Id = string;
