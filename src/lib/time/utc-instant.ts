/** A moment (Unix time in ms) as the wire writes it: ISO 8601 in UTC, to the second. */
export function utcInstant(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19)}Z`;
}
