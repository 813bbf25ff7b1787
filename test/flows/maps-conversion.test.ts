import { describe, expect, hearEvents, it, whenIdle } from '../support/index.ts';
import { OBTAIN, POINTS, untilObtained } from './points-walks.ts';
import { ANA, click, startWalk } from './walk.ts';

describe('the maps service that sent the customer', () => {
  const REFERRED = {
    ...POINTS,
    ...ANA,
    'maps-partner-id': '4711',
    'rwg-token': 'token-1',
  } as const;

  /** Stands in for the maps service: records its requests, and answers as `answer` says. */
  async function withMaps(
    answer: () => Promise<Response>,
    run: (requests: unknown[]) => Promise<void>,
  ) {
    const requests: unknown[] = [];
    const real = window.fetch;
    window.fetch = async (input, init) => {
      const request = input instanceof Request ? input : new Request(input, init);
      if (!request.url.startsWith('https://www.google.com/')) return real(input, init);
      requests.push({
        url: request.url,
        type: request.headers.get('content-type'),
        body: await request.json(),
      });
      return answer();
    };
    try {
      await run(requests);
    } finally {
      window.fetch = real;
    }
  }

  const CONVERSION = {
    url: 'https://www.google.com/maps/conversion/collect',
    type: 'text/plain',
    body: { conversion_partner_id: 4711, rwg_token: 'token-1', merchant_changed: 2 },
  };

  it('is notified once of a completed transaction, also after a reload', async () => {
    await withMaps(
      async () => new Response(),
      async (requests) => {
        const walk = await startWalk(REFERRED);
        await click(walk, OBTAIN);
        await untilObtained(walk);
        await whenIdle(() => requests.length > 0, { what: 'the conversion' });
        walk.element.remove();
        await untilObtained(await startWalk(REFERRED));
        expect(requests).to.deep.equal([CONVERSION]);
      },
    );
  });

  it('gets nothing before the customer consents', async () => {
    await withMaps(
      async () => new Response(),
      async (requests) => {
        const refused = { ...REFERRED, consent: 'necessary', analytics: 'datalayer' };
        const receivedEvents = hearEvents(document, { tracks: true });
        const walk = await startWalk(refused);
        await click(walk, OBTAIN);
        await untilObtained(walk);
        walk.element.setAttribute('consent', 'all');
        await whenIdle(() => document.cookie.includes('mc_rwg'), { what: 'the stored token' });
        expect(requests).to.deep.equal([]);
        walk.element.setAttribute('consent', 'necessary');
        await whenIdle(() => !document.cookie.includes('mc_rwg'), { what: 'no stored token' });
        const moments = receivedEvents.filter(({ name }) => name === 'track');
        expect(moments.map(({ detail }) => detail['name'])).to.deep.equal(['view_item']);
      },
    );
  });

  it('keeps no customer from anything where it cannot be reached', async () => {
    const fail = async () => {
      throw new TypeError('blocked');
    };
    await withMaps(fail, async (requests) => {
      const walk = await startWalk(REFERRED);
      await click(walk, OBTAIN);
      await untilObtained(walk);
      await whenIdle(() => requests.length > 0, { what: 'the conversion' });
      expect(walk.receivedEvents.filter(({ name }) => name === 'error')).to.deep.equal([]);
    });
  });
});
