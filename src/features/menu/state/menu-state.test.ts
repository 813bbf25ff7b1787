import { expect, it } from 'vitest';

import { BOOKING_TYPE } from '../../offer/rules/booking-type.ts';
import { countItems } from '../../offer/rules/menu-rules.ts';
import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import { createFakeServer } from '../../../../test/support/state/fake-server.ts';
import { addShop } from '../../../../test/support/state/fake-shop.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';
import { findInMenuAtom, menuQueryAtom } from './menu-state.ts';

it('the result for a query does not depend on the text in the field', async () => {
  const server = createFakeServer(BOOKING_TYPE.TAKEAWAY_DELIVERY, []);
  addShop(server);
  const store = await startTestCheckout(server, createFakeHost(0), { shopId: '1', menu: true });
  const found = (query: string) => countItems(store.get(findInMenuAtom)(query));
  for (const typed of ['prato 1', '']) {
    store.set(menuQueryAtom, typed);
    expect(found('prato 1')).toBe(1);
    expect(found(' ')).toBeGreaterThan(1);
  }
});
