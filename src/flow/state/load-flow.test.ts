import { describe, expect, it } from 'vitest';

import { BOOKING_TYPE } from '../../features/offer/rules/booking-type.ts';
import { DEFAULT_ENTITY_CONFIG } from '../../platform/api/schema/entity-config.ts';
import { createFakeHost } from '../../../test/support/state/fake-host.ts';
import { createFakeServer } from '../../../test/support/state/fake-server.ts';
import { startTestCheckout } from '../../../test/support/state/start-test-checkout.ts';

describe('spec section 4: "Entity config fetch is skipped on localhost"', () => {
  it.each([
    ['localhost', null, []],
    ['127.0.0.1', null, []],
    ['shop.example.pt', null, ['shop.example.pt']],
    ['localhost', 'www.example.pt', ['www.example.pt']],
    ['shop.example.pt', 'www.example.pt', ['www.example.pt']],
  ])('on %s with host-name %s it is asked for %o', async (hostname, hostName, asked) => {
    const names: string[] = [];
    const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
    server.api.getEntityConfig = async (name) => {
      names.push(name);
      return DEFAULT_ENTITY_CONFIG;
    };
    const host = { ...createFakeHost(0), hostname: () => hostname };
    await startTestCheckout(server, host, { hostName });
    expect(names).toEqual(asked);
  });
});
