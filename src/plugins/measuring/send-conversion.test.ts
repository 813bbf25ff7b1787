import { describe, expect, it } from 'vitest';

import { MAPS_CONVERSION_URL, sendMapsConversion } from './send-conversion.ts';

const CONVERSION = {
  conversion_partner_id: 4711,
  rwg_token: 'ABC+/=',
  merchant_changed: 2,
} as const;

describe('contract section 3 "Maps conversion"', () => {
  it('posts the three fields as text/plain, without cookies and without the page’s address', async () => {
    const sent: Request[] = [];
    const fetch = async (request: Request) => {
      sent.push(request);
      return new Response();
    };
    await sendMapsConversion(fetch, CONVERSION);
    const [request, ...others] = sent;
    expect(others).toEqual([]);
    expect(request?.url).toBe(MAPS_CONVERSION_URL);
    expect(request).toMatchObject({ method: 'POST', credentials: 'omit' });
    expect(request?.headers.get('content-type')).toBe('text/plain');
    expect(await request?.json()).toEqual(CONVERSION);
  });

  it('is silent about a failure', async () => {
    const fetch = async () => {
      throw new TypeError('blocked');
    };
    await expect(sendMapsConversion(fetch, CONVERSION)).resolves.toBeUndefined();
  });
});
