const REFERENCE_LENGTH = 8; // characters

/** The short reference of an intent, which a customer can read out: the start of its key, as it is sent, in capitals. */
export function intentReference(intentKey: string): string {
  return intentKey.slice(0, REFERENCE_LENGTH).toUpperCase();
}
