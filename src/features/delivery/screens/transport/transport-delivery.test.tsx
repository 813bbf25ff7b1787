// @vitest-environment happy-dom
import { expect, it } from 'vitest';

import { BOOKING_TYPE } from '../../../offer/rules/booking-type.ts';
import { jumpToStepAction } from '../../../../flow/state/move-step.ts';
import { createFakeHost } from '../../../../../test/support/state/fake-host.ts';
import { createFakeServer } from '../../../../../test/support/state/fake-server.ts';
import { addShop } from '../../../../../test/support/state/fake-shop.ts';
import { startTestCheckout } from '../../../../../test/support/state/start-test-checkout.ts';
import { renderInCheckout } from '../../../../../test/support/screens/render-in-checkout.tsx';
import TransportDelivery from './transport-delivery.tsx';

it('says what a delivery costs also where there is no other way', async () => {
  const server = createFakeServer(BOOKING_TYPE.TAKEAWAY_DELIVERY, []);
  addShop(server);
  const { campaignView } = server.campaign;
  server.campaign = {
    ...server.campaign,
    campaignView: { ...campaignView, isTakeaway: false },
  };
  const host = createFakeHost(Date.parse('2026-11-20T15:30:00Z'));
  const store = await startTestCheckout(server, host, { shopId: '1', menu: true });
  store.set(jumpToStepAction, 'delivery');
  const { find, all } = renderInCheckout(store, <TransportDelivery />);
  expect(all('input[type="radio"][value="takeaway"]')).toEqual([]);
  expect(find('.mc-notice').textContent).toMatch(/2,50\s€/);
});
