import { describe, expect, it } from 'vitest';

import {
  createTestApi,
  TEST_CALLS,
  TEST_USER,
  type AllCalls,
} from '../../../../test/support/api/calls.ts';
import {
  SAMPLE_CAMPAIGN,
  SAMPLE_CART,
  SAMPLE_ENTITY_CONFIG,
  SAMPLE_PROFILE,
  SAMPLE_RESERVATION,
  SAMPLE_SHOP,
  SAMPLE_SLOTS,
} from '../../../../test/support/api/sample-answers.ts';
import { createTestContext, jsonAnswer } from '../../../../test/support/api/test-context.ts';

function answering(body: unknown): AllCalls {
  return createTestApi(createTestContext([() => jsonAnswer(body)]).context);
}

const SCRIPT_URL = ['javascript', 'alert(1)'].join(':');

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

  it('keeps only pictures with a safe address', async () => {
    const url = (address: unknown) => ({ url: address, alt: 'x' });
    const { campaignImages } = await campaign({
      campaignImages: [
        url(SCRIPT_URL),
        url('http://cdn.example.pt/a.jpg'),
        url('https://user:pw@cdn.example.pt/a.jpg'),
        url('/a.jpg'),
        url(12),
        null,
        url('http://localhost:4173/a.jpg'),
        { url: 'https://cdn.example.pt/b.jpg' },
      ],
    });
    expect(campaignImages).toEqual([
      { url: 'http://localhost:4173/a.jpg', alt: 'x' },
      { url: 'https://cdn.example.pt/b.jpg', alt: '' },
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

describe('a cart', () => {
  it('has its totals in cents', async () => {
    const cart = await answering(SAMPLE_CART).getShoppingCart(null, null);
    expect(cart).toMatchObject({
      itemsTotalCents: 1800,
      discountValueCents: 180,
      finalCents: 1620,
    });
    expect(cart.shops[0]?.items[0]).toMatchObject({ priceCents: 1000, lineTotalCents: 1800 });
  });

  it('is refused rather than shown without an item that would still be paid', async () => {
    const [shop] = SAMPLE_CART.shops;
    const items = [...(shop?.items ?? []), { id: 32, name: 'Vinho' }];
    const api = answering({ ...SAMPLE_CART, shops: [{ ...shop, items }] });
    await expect(api.getShoppingCart(null, null)).rejects.toMatchObject({
      field: 'shops.0.items.1.quantity',
    });
  });
});

describe('a profile', () => {
  it('has a dial prefix with its plus sign and the token that the server gave', async () => {
    expect(await answering(SAMPLE_PROFILE).getProfile(TEST_USER)).toMatchObject({
      id: '77',
      token: 'fresh-token',
      mobile: '912345678',
      mobilePrefix: '+351',
      known: { name: true, email: true, phone: true },
    });
  });

  it('keeps the token that it was asked with, and what is unknown is empty', async () => {
    expect(await answering({ id: '77', points: 'many' }).getProfile(TEST_USER)).toEqual({
      id: '77',
      username: '',
      token: 'secret-token',
      firstName: '',
      lastName: '',
      mobile: '',
      mobilePrefix: '',
      points: 0,
      isPremium: false,
      known: { name: false, email: false, phone: false },
    });
  });
});

describe('an entity config', () => {
  it('is taken over field by field, but for those that nothing uses', async () => {
    const { supportPhone: _phone, supportEmail: _email, ...env } = SAMPLE_ENTITY_CONFIG.env;
    expect(await answering(SAMPLE_ENTITY_CONFIG).getEntityConfig('h')).toEqual({
      env: {
        ...env,
        frontendUrl: 'https://www.example.pt/',
        mapsPartnerId: '4711',
      },
      social: SAMPLE_ENTITY_CONFIG.social,
      theme: SAMPLE_ENTITY_CONFIG.theme,
    });
  });

  it.each([{}, { env: 'x', social: 1, theme: [] }, { env: { links: [1] } }])(
    'falls back to the defaults: %j',
    async (body) => {
      const config = await answering(body).getEntityConfig('h');
      expect(config.env.links).toEqual({});
      expect(config.social).toEqual({ google: false, facebook: false, apple: false });
      expect(config.theme).toEqual({});
    },
  );

  it('loads no script from where nothing may be loaded, and offers no provider by anything but true', async () => {
    const { env, social } = await answering({
      env: {
        googleClientId: 'g-1',
        googleSdkUrl: 'http://sdk.example.pt/google.js',
        facebookSdkUrl: 'https://user:pw@sdk.example.pt/facebook.js',
        appleSdkUrl: SCRIPT_URL,
      },
      social: { google: 'yes', facebook: 1 },
    }).getEntityConfig('h');
    expect(env).toMatchObject({
      googleClientId: 'g-1',
      googleSdkUrl: null,
      facebookSdkUrl: null,
      appleSdkUrl: null,
    });
    expect(social).toEqual({ google: false, facebook: false, apple: false });
  });

  it('lets no theme value leave its property, and no link leave https', async () => {
    const { theme, env } = await answering({
      env: {
        links: { privacy: SCRIPT_URL, terms: 'https://a.pt/t', other: 'https://a.pt' },
      },
      theme: {
        primary: 'red; background: blue',
        surface: 'url(https://spy.example)',
        text: 'rgb(0 0 0 / 80%)',
        '--x': 'red',
        radius: 8,
        font: '"Inter", sans-serif',
      },
    }).getEntityConfig('h');
    expect(theme).toEqual({ text: 'rgb(0 0 0 / 80%)', radius: '8px', font: '"Inter", sans-serif' });
    expect(env.links).toEqual({ terms: 'https://a.pt/t' });
  });
});

describe('a reservation', () => {
  const book = (body: unknown) => TEST_CALLS.createGuestBooking.call(answering(body));

  it('has its value in cents', async () => {
    expect(await book(SAMPLE_RESERVATION)).toEqual({
      transactionId: '5001',
      valueChargedCents: 1250,
      activationCode: 'XYZ',
      activationQrCode: 'qr:XYZ',
      points: 10,
      status: 'CONFIRMED',
    });
  });

  it('without a value charged nothing', async () => {
    expect(await book({ transactionId: 'T-1' })).toMatchObject({ valueChargedCents: 0 });
  });

  it('without a transaction may stand all the same', async () => {
    await expect(book({ valueCharged: 0 })).rejects.toMatchObject({
      code: 'outcome_unknown',
      endpoint: 'createGuestBooking',
      field: 'transactionId',
      status: 200,
    });
  });
});
