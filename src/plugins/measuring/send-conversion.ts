import type { ApiContext } from '../../platform/api/api-context.ts';
import type { MapsConversion } from './maps-conversion.ts';

/** Not part of the middleware, so not a `defineCall`. Contract section 3 "Maps conversion". */
export const MAPS_CONVERSION_URL = 'https://www.google.com/maps/conversion/collect';

/**
 * Posts one conversion as text/plain, once. The answer is not read (`no-cors`), the request outlives the page
 * (`keepalive`), and a failure is ignored. Contract section 3 "Maps conversion".
 */
export async function sendMapsConversion(
  fetch: ApiContext['fetch'],
  conversion: MapsConversion,
): Promise<void> {
  const request = new Request(MAPS_CONVERSION_URL, {
    method: 'POST',
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
    headers: { 'Content-Type': 'text/plain' },
    body: JSON.stringify(conversion),
  });
  try {
    await fetch(request);
  } catch {
    // The booking is made, and the customer cannot act on this failure.
  }
}
