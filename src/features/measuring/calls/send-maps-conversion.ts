import type { ApiContext } from '../../../platform/api/api.ts';
import type { ConversionApi } from './conversion-api.ts';

/** Not part of the middleware, and so in no table of calls. Contract section 3 "Maps conversion". */
export const MAPS_CONVERSION_URL = 'https://www.google.com/maps/conversion/collect';

/**
 * POST of one conversion as text/plain, once. The answer is not read (`no-cors`), and the call outlives the page
 * (`keepalive`); a failure is silent. Contract section 3 "Maps conversion".
 */
export const sendMapsConversion =
  ({ fetch }: Pick<ApiContext, 'fetch'>): ConversionApi['sendMapsConversion'] =>
  async (conversion) => {
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
      // Whoever booked has booked; nobody here can do anything about it.
    }
  };
