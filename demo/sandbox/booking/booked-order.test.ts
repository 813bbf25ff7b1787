import { describe, expect, test } from 'vitest';

import { bookingBody, GUEST_QUERY } from '../test-support/booking-body.ts';
import { freeSlot } from '../test-support/free-slots.ts';
import { createClient, NOW } from '../test-support/sandbox-client.ts';

const BACALHAU = { itemId: 1201, name: 'Bacalhau à Brás', quantity: 2, price: 13.05 };

const takeaway = (items: readonly unknown[], orderAmount = 26.1) => ({
  deliveryDetail: {
    transportType: 'takeaway',
    street: '',
    floorDoor: '',
    city: '',
    postalCode: '',
  },
  orderItems: items,
  deliveryCost: 0,
  orderAmount,
  notes: '',
});

const ASAP = { startTime: new Date(NOW + 2_100_000).toISOString(), durationSec: 0 };

async function order(items: readonly unknown[], change: Record<string, unknown> = {}) {
  const client = createClient();
  return client.call(`/rest/bookings/guest?${GUEST_QUERY}`, {
    json: bookingBody({
      campaignId: 107,
      partySize: 1,
      slots: [ASAP],
      orderInformation: takeaway(items),
      ...change,
    }),
  });
}

describe('an order from a menu', () => {
  test('at the discounted prices waits for the shop, as soon as possible', async () => {
    expect(await order([BACALHAU])).toMatchObject({ status: 200, body: { status: 'PENDING' } });
  });

  test('at a time takes its place from the calendar', async () => {
    const { slot } = await freeSlot(createClient(), 107, 1);
    expect(await order([BACALHAU], { slots: [slot] })).toMatchObject({ status: 200 });
    const gone = { ...slot, durationSec: slot.durationSec + 60 };
    expect(await order([BACALHAU], { slots: [gone] })).toMatchObject({ status: 409 });
  });

  test('without campaign and service is the shop’s whose menu holds it, at its own prices', async () => {
    const plain = { ...BACALHAU, price: 14.5 };
    const orderInformation = takeaway([plain], 29);
    expect(await order([plain], { campaignId: null, orderInformation })).toMatchObject({
      status: 200,
    });
  });

  test.each([
    ['the amount is another', { orderAmount: 26.09 }, 409],
    ['the delivery costs something else', { deliveryCost: 1, orderAmount: 27.1 }, 409],
    [
      'a delivery is for nothing',
      { deliveryDetail: { ...takeaway([]).deliveryDetail, transportType: 'delivery' } },
      409,
    ],
    [
      'the delivery is in the amount',
      {
        deliveryDetail: { ...takeaway([]).deliveryDetail, transportType: 'delivery' },
        deliveryCost: 2.5,
        orderAmount: 28.6,
      },
      200,
    ],
  ])('is judged by its sums: %s', async (_, change, status) => {
    const orderInformation = { ...takeaway([BACALHAU]), ...change };
    expect(await order([BACALHAU], { orderInformation })).toMatchObject({ status });
  });

  test.each([
    ['it is not on sale', { itemId: 1, name: 'Nada', quantity: 1, price: 1 }, 'ITEM_GONE'],
    [
      'it is not sold now',
      { itemId: 1204, name: 'Sardinhas', quantity: 1, price: 11.61 },
      'ITEM_GONE',
    ],
    [
      'it is only had at the table',
      { itemId: 1103, name: 'Amêijoas', quantity: 1, price: 15.21 },
      'ITEM_GONE',
    ],
    ['it costs something else', { ...BACALHAU, price: 14.5 }, 'PRICE_CHANGED'],
  ])('is refused when %s', async (_, item, code) => {
    expect(await order([item])).toMatchObject({ status: 409, body: { code } });
  });
});
