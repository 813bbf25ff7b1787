/** How a shop begins with Adyen Web: a session from its own server, then components on it. */
import { AdyenCheckout } from '@adyen/adyen-web';

/** Adyen's own addresses, at this server: `test` must stand in it for a test key. */
const BASE = `${location.origin}/adyen/test/`;

/** English texts are in the package; every other language is one more request. */
export const openCheckout = () =>
  AdyenCheckout({
    environment: 'test',
    clientKey: 'test_BENCH',
    locale: 'en-US',
    countryCode: 'PT',
    session: { id: 'CS1', sessionData: 'bench' },
    _environmentUrls: { api: BASE, analytics: BASE, cdn: { images: BASE, translations: BASE } },
  });
