/** The address that shows a place on a map. */
export function mapUrl(place: string): string {
  const url = new URL('https://www.google.com/maps/search/?api=1');
  url.searchParams.set('query', place);
  return url.href;
}
