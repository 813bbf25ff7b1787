// @vitest-environment happy-dom
import { expect, it } from 'vitest';

import { BOOKING_TYPE } from '../../domain/booking/booking-type.ts';
import type { Messages } from '../../i18n/create-i18n.ts';
import { createFakeHost } from '../../state/testing/fake-host.ts';
import { aCampaign, createFakeServer } from '../../state/testing/fake-server.ts';
import { startTestCheckout } from '../../state/testing/start-test-checkout.ts';
import { renderInCheckout } from '../testing/render-in-checkout.tsx';
import { PriceBlock } from './price-block.tsx';

it.each([
  [null, ['20% off']],
  [2500, ['25,00\u00A0€']],
])('an offer of %s cents with a discount shows %j', async (offerPriceCents, shown) => {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
  server.campaign = aCampaign({ offerPriceCents, discount: 20 });
  const store = await startTestCheckout(server, createFakeHost(0));
  const texts: Messages = { 'price.discount': [['percent'], '% off'] };
  const { all } = renderInCheckout(store, <PriceBlock />, texts);
  const prices = all('.mc-price');
  expect(prices.map((each) => each.textContent)).toEqual(shown);
});
