import { describe, expect, it } from 'vitest';

import { createTestApi, type AllCalls } from '../../../../test/support/api/calls.ts';
import {
  SAMPLE_CAMPAIGN,
  SAMPLE_SHOP,
  SAMPLE_SLOTS,
} from '../../../../test/support/api/sample-answers.ts';
import { createTestContext } from '../../../../test/support/api/test-context.ts';
import { answering, SCRIPT_URL } from '../../../../test/support/api/answering.ts';

/** Answers with this very text, for what `JSON.stringify` would not write. */
function answeringText(text: string): AllCalls {
  const init = { headers: { 'Content-Type': 'application/json' } };
  return createTestApi(createTestContext([() => new Response(text, init)]).context);
}

const campaign = (changes: object, view: object = {}) =>
  answering({
    ...SAMPLE_CAMPAIGN,
    ...changes,
    campaignView: { ...SAMPLE_CAMPAIGN.campaignView, ...view },
  }).getCampaign('101');

describe('a campaign', () => {
  it('has ids as text, prices in cents and the shop with its telephone', async () => {
    const info = await campaign({});
    expect(info).toMatchObject({
      shopName: 'Tasca da Rita',
      shopPhone: '+351 210 000 000',
      deliveryCostCents: 250,
      giftVoucherExtraDiscount: { valueCents: 150 },
    });
    expect(info.campaignView).toMatchObject({
      campaignId: '101',
      campaignType: 1,
      offerPriceCents: 2500,
      priceBeforeCents: 3050,
      chargeValueCents: 0,
      startTime: '12:00',
      endTime: '23:00',
      attributes: { SMART_PRICE: '20' },
    });
    expect(info).not.toHaveProperty('phoneNumber');
    expect(info.campaignView).not.toHaveProperty('offerPrice');
  });

  it('needs only what a screen needs', async () => {
    const info = await answering({
      campaignView: {
        campaignId: 'c-1',
        campaignTitle: 'Jantar',
        campaignType: 1,
        minNumberPeople: 1,
        maxNumberPeople: 4,
        offer: false,
      },
      isAvailable: true,
      shopName: 'Tasca',
      somethingNew: { a: 1 },
    }).getCampaign('c-1');
    expect(info).toEqual({
      campaignView: {
        campaignId: 'c-1',
        campaignTitle: 'Jantar',
        campaignType: 1,
        minNumberPeople: 1,
        maxNumberPeople: 4,
        currency: 'EUR',
        isTakeaway: false,
        isDelivery: false,
        offer: false,
        isFreeOffer: false,
        merchantStatus: null,
        points: 0,
        premiumPoints: 0,
        discount: 0,
        activationCode: null,
        activationQrCode: null,
        offerPriceCents: null,
        priceBeforeCents: null,
        chargeValueCents: 0,
        startTime: null,
        endTime: null,
        canBuyVoucher: true,
        attributes: {},
      },
      priceListView: null,
      addressView: null,
      deliveryCostCents: 0,
      isAvailable: true,
      minimumSecondsBeforeBooking: 0,
      avgMinutesOfOrderPreparation: 0,
      campaignImages: [],
      giftVoucherExtraDiscount: null,
      premiumVoucherExtraDiscount: null,
      bookingConfig: null,
      shopName: 'Tasca',
      shopPhone: null,
      obtainMethod: null,
      hasSmartPrice: false,
      registeredUsers: false,
    });
  });

  it.each([
    ['no price', false, 0, null],
    ['no price', false, '0 €', null],
    ['free', true, 0, 0],
  ])(
    'with an offer price of 0 is %s (free offer: %s)',
    async (_, isFreeOffer, offerPrice, cents) => {
      const { campaignView } = await campaign({}, { isFreeOffer, offerPrice });
      expect(campaignView.offerPriceCents).toBe(cents);
    },
  );

  it.each([
    [4, 4],
    [99, 1],
  ])('of type %d is treated as type %d', async (campaignType, expected) => {
    expect((await campaign({}, { campaignType })).campaignView.campaignType).toBe(expected);
  });

  it('shows its names without bidi controls', async () => {
    const info = await campaign({ shopName: 'Tasca\u202E da Rita' }, { campaignTitle: '\u2066A' });
    expect([info.shopName, info.campaignView.campaignTitle]).toEqual(['Tasca da Rita', 'A']);
  });

  it('shows its codes without bidi controls, with which they would be read in another order', async () => {
    const { campaignView } = await campaign(
      {},
      {
        activationCode: 'AB\u202E12',
        activationQrCode: '\u2066QR-1',
      },
    );
    expect([campaignView.activationCode, campaignView.activationQrCode]).toEqual(['AB12', 'QR-1']);
  });

  it('keeps only pictures with a safe address, or in their address', async () => {
    const url = (address: unknown) => ({ url: address, alt: 'x' });
    const { campaignImages } = await campaign({
      campaignImages: [
        url(SCRIPT_URL),
        url('http://cdn.example.pt/a.jpg'),
        url('https://user:pw@cdn.example.pt/a.jpg'),
        url('/a.jpg'),
        url('data:text/html,hello'),
        url(12),
        null,
        url('http://localhost:4173/a.jpg'),
        { url: 'https://cdn.example.pt/b.jpg' },
        url('data:image/svg+xml,%3Csvg/%3E'),
      ],
    });
    expect(campaignImages).toEqual([
      { url: 'http://localhost:4173/a.jpg', alt: 'x' },
      { url: 'https://cdn.example.pt/b.jpg', alt: '' },
      { url: 'data:image/svg+xml,%3Csvg/%3E', alt: 'x' },
    ]);
  });

  it('has attributes that cannot reach a prototype', async () => {
    const text = JSON.stringify({
      ...SAMPLE_CAMPAIGN,
      campaignView: {
        ...SAMPLE_CAMPAIGN.campaignView,
        attributes: [
          { type: '__proto__', value: 'x' },
          { type: 'SMART_DISCOUNT', value: 10 },
          { type: 7, value: 'no name' },
          null,
        ],
      },
    });
    const { attributes } = (await answeringText(text).getCampaign('101')).campaignView;
    expect(attributes['SMART_DISCOUNT']).toBe('10');
    expect(attributes['constructor']).toBeUndefined();
    expect(attributes['__proto__']).toBe('x');
    expect(Object.getPrototypeOf(attributes)).toBeNull();
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  it('survives fields that try to replace its prototype', async () => {
    const text = JSON.stringify(SAMPLE_CAMPAIGN).replace(
      '{',
      '{"__proto__":{"isAvailable":false},',
    );
    const info = await answeringText(text).getCampaign('101');
    expect(info.isAvailable).toBe(true);
    expect(Object.getPrototypeOf(info)).toBe(Object.prototype);
  });

  it('hides a price list that it cannot read, and refuses a blocked status that it cannot read', async () => {
    expect((await campaign({ priceListView: { sections: 'none' } })).priceListView).toBeNull();
    await expect(campaign({}, { merchantStatus: 5 })).rejects.toMatchObject({
      field: 'campaignView.merchantStatus',
    });
  });
});

describe('slots', () => {
  const [slot] = SAMPLE_SLOTS;

  it('leave out a row that cannot be read', async () => {
    const api = answering([
      null,
      { ...slot, startTime: '2027-01-16T20:00:00' },
      { ...slot, capacity: '4' },
      { ...slot, durationSec: -1 },
      slot,
    ]);
    expect(await api.getCampaignSlots('1', { startPeriod: '', untilMinutes: 1 })).toEqual([slot]);
  });

  it('may be none', async () => {
    const api = answering([]);
    expect(await api.getServiceSlots('1', { startPeriod: '', untilMinutes: 1 })).toEqual([]);
  });

  it('are an error when every row is broken, named at the first', async () => {
    const api = answering([{ ...slot, startTime: 'soon' }, null]);
    await expect(
      api.getServiceSlots('1', { startPeriod: '', untilMinutes: 1 }),
    ).rejects.toMatchObject({
      code: 'api',
      endpoint: 'getServiceSlots',
      field: '0.startTime',
    });
  });
});

describe('a schedule', () => {
  it('may be open-ended', async () => {
    expect(await answering({ nonAvailableDays: null }).getCampaignSchedule('1')).toEqual({
      startDate: null,
      endDate: null,
      nonAvailableDays: [],
    });
  });

  it('gives each caller a list of its own', async () => {
    const api = answering({ nonAvailableDays: null });
    const first = await api.getCampaignSchedule('1');
    const second = await api.getCampaignSchedule('1');
    expect(first.nonAvailableDays).not.toBe(second.nonAvailableDays);
  });

  it.each([
    ['a list', []],
    ['nothing of a schedule', {}],
    ['a schedule in an envelope', { data: { nonAvailableDays: [] } }],
    ['closed days that are no list', { nonAvailableDays: '2027-12-25' }],
  ])('is never taken as always open: %s', async (_, answer) => {
    await expect(answering(answer).getCampaignSchedule('1')).rejects.toMatchObject({
      code: 'api',
      endpoint: 'getCampaignSchedule',
      field: 'nonAvailableDays',
    });
  });

  it.each(['2027-02-30', '25-12-2027', 'Natal'])('refuses the closed day %s', async (day) => {
    const api = answering({ nonAvailableDays: ['2027-12-25', day] });
    await expect(api.getCampaignSchedule('1')).rejects.toMatchObject({
      field: 'nonAvailableDays.1',
    });
  });
});

describe('a shop', () => {
  it('has services with prices in cents and a telephone', async () => {
    const shop = await answering(SAMPLE_SHOP).getShop('2');
    expect(shop).toMatchObject({ id: '2', name: 'Spa do Chiado', phone: '210000001' });
    expect(shop.services).toMatchObject([{ id: 'svc-1', priceCents: 4500, subcategoryId: '51' }]);
    expect(shop.priceListView?.sections[0]?.items[0]).toMatchObject({ id: '11', priceCents: 350 });
  });

  it.each([[{ categories: [{ name: 'Bem-estar' }] }], [{ categories: 5 }], ['Bem-estar']])(
    'has its menu and services whatever its categories are: %j',
    async (categoryView) => {
      const shop = await answering({ ...SAMPLE_SHOP, categoryView }).getShop('2');
      expect(shop.services).toHaveLength(1);
      expect(shop.priceListView?.sections).toHaveLength(1);
    },
  );

  it('that does not name its id has the one that was asked for', async () => {
    expect(await answering({ name: 'Loja' }).getShop('12')).toEqual({
      id: '12',
      name: 'Loja',
      phone: null,
      addressView: null,
      priceListView: null,
      services: [],
    });
  });
});
