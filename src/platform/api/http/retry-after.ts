/** Ms that a response asks to wait before the next try, in seconds or as a date; 0 when it asks nothing. */
export function retryAfterMs(response: Response, now: number): number {
  const value = response.headers.get('Retry-After') ?? '';
  const seconds = Number(value);
  const wait = Number.isNaN(seconds) ? Date.parse(value) - now : seconds * 1000;
  return Number.isNaN(wait) ? 0 : wait;
}
