// @vitest-environment happy-dom
import { expect, it } from 'vitest';

import { renderInCheckout } from '../../../../test/support/screens/render-in-checkout.tsx';
import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';
import { createFakeServer } from '../../../../test/support/state/fake-server.ts';
import { BOOKING_TYPE } from '../rules/booking-type.ts';
import { CallShopButton } from './call-shop-button.tsx';

it('calls the shop by a number that does not break over two lines', async () => {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
  server.campaign = { ...server.campaign, shopPhone: '+351 266-700 100' };
  const store = await startTestCheckout(server, createFakeHost(Date.parse('2026-11-20T12:00:00Z')));
  const { find } = renderInCheckout(store, <CallShopButton />, {
    'choice.call': ['Call ', ['phone']],
  });
  const link = find('a');
  expect(link.textContent).toBe('Call +351\u00A0266\u2011700\u00A0100');
  expect(link.getAttribute('href')).toBe('tel:+351266700100');
});
