import { describe, expect, test } from 'vitest';

import { slotsOf } from './test-support/free-slots.ts';
import { createClient } from './test-support/sandbox-client.ts';

const READ = 'language=pt_PT&entityId=1';
const client = createClient();

describe('the campaigns of contract section 4', () => {
  test.each([
    [101, 1, 1],
    [102, 2, 1],
    [103, 3, 2],
    [105, 5, 2],
    [106, 6, 2],
    [107, 7, 1],
  ])('%i has type %i at shop %i', async (campaignId, campaignType, shopId) => {
    const { status, body } = await client.call(`/rest/v1/web/campaigns/${campaignId}?${READ}`);

    expect(status).toBe(200);
    expect(body).toMatchObject({
      shopId,
      isAvailable: true,
      campaignView: { campaignId, campaignType },
    });
  });

  test('110 is a paid offer with a voucher and a smart price', async () => {
    const { body } = await client.call(`/rest/v1/web/campaigns/110?${READ}`);

    expect(body).toMatchObject({
      hasSmartPrice: true,
      campaignView: { offer: true, isFreeOffer: false, canBuyVoucher: true, offerPrice: 45 },
    });
  });

  test('111 is found by its offer code and gives points to registered users', async () => {
    const { body } = await client.call(`/rest/v1/web/campaigns/by-offer-code/POINTS10?${READ}`);

    expect(body).toMatchObject({
      obtainMethod: 'qrcode_scan',
      registeredUsers: true,
      campaignView: { campaignId: 111, points: 10 },
    });
  });

  test('112 is unavailable and 113 blocked by a negative balance', async () => {
    const ended = await client.call(`/rest/v1/web/campaigns/112?${READ}`);
    const blocked = await client.call(`/rest/v1/web/campaigns/113?${READ}`);

    expect(ended.body).toMatchObject({ isAvailable: false });
    expect(blocked.body).toMatchObject({
      campaignView: { merchantStatus: 'BLOCKED_NEGATIVE_BALANCE', offer: true },
    });
  });

  test('an unknown campaign is a 404 in the language that was asked for', async () => {
    const reply = await client.call('/rest/v1/web/campaigns/999?language=en_EN&entityId=1');

    expect(reply).toMatchObject({
      status: 404,
      body: {
        status: 404,
        code: 'NOT_FOUND',
        message: 'We could not find what you are looking for.',
      },
    });
  });

  test.each([
    ['pt_PT', 'Circuito de águas termais'],
    ['es_ES', 'Circuito de aguas termales'],
    ['en_EN', 'Thermal water circuit'],
  ])('titles come in %s', async (language, campaignTitle) => {
    const { body } = await client.call(
      `/rest/v1/web/campaigns/103?language=${language}&entityId=1`,
    );

    expect(body).toMatchObject({ campaignView: { campaignTitle } });
  });
});

describe('the shops of contract section 4', () => {
  test('shop 1 has a menu and delivers', async () => {
    const shop = await client.call('/rest/shop/1?language=pt_PT');
    const transport = await client.call(`/rest/v1/web/campaigns/107?${READ}`);

    expect(shop.body).toMatchObject({
      addressView: { zipcode: '1100-445', zone: 'Alfama' },
      priceListView: { sections: [{ name: 'Para começar' }, {}, {}, {}, {}, {}] },
    });
    expect(transport.body).toMatchObject({ campaignView: { isTakeaway: true, isDelivery: true } });
  });

  test('shop 2 has online services, one of them with bookingType 7', async () => {
    const { body } = await client.call('/rest/shop/2?language=pt_PT');

    expect(body).toHaveProperty(
      'shopMerchantServices',
      expect.arrayContaining([
        expect.objectContaining({ bookingConfig: expect.objectContaining({ bookingType: 7 }) }),
        expect.objectContaining({ bookingConfig: expect.objectContaining({ isOnline: false }) }),
      ]),
    );
  });

  test('shop 3 sells products', async () => {
    const { body } = await client.call('/rest/shop/3?language=pt_PT');

    expect(body).toHaveProperty('priceListView.sections.0.items.0.price', 11.9);
  });

  test('pictures are absolute, at the origin of the request', async () => {
    const { body } = await client.call('/rest/shop/1?language=pt_PT');

    expect(body).toHaveProperty(
      'shopImages.0.url',
      'http://sandbox.test/photos/tasca-ao-anoitecer.webp',
    );
  });
});

describe('the users of contract section 4', () => {
  const login = (username: string, password: string) =>
    client.call('/rest/authentication', {
      form: { username, password, persistence: 'true', providerId: '1' },
    });

  test('Ana signs in and has prizes, two addresses, points, a name and a phone', async () => {
    const session = await login('ana@example.com', 'secret1');
    const profile = await client.call('/rest/client/profile/1001?token=token-ana&language=pt_PT');
    const prizes = await client.call(
      '/rest/client/prize/myprizes?userId=1001&token=token-ana&startIndex=0&pageSize=100',
    );
    const addresses = await client.call('/rest/user/addresses?language=pt_PT&token=token-ana');

    expect(session.body).toMatchObject({ id: 1001, token: 'token-ana', newRegistration: false });
    expect(profile.body).toMatchObject({
      firstName: 'Ana',
      mobile: '912345678',
      isPremium: false,
      points: 340,
    });
    expect(profile.body).not.toHaveProperty('password');
    expect(prizes.body).toHaveLength(3);
    expect(addresses.body).toMatchObject([{ postalCode: '1100-544' }, { countryId: 139 }]);
  });

  test('the premium user signs in and is premium', async () => {
    const session = await login('premium@example.com', 'secret1');
    const profile = await client.call(
      '/rest/client/profile/1002?token=token-premium&language=pt_PT',
    );

    expect(session.body).toMatchObject({ id: 1002, token: 'token-premium' });
    expect(profile.body).toMatchObject({ isPremium: true });
  });

  test('a wrong password is a 401 that names no field', async () => {
    expect(await login('ana@example.com', 'secret2')).toMatchObject({
      status: 401,
      body: { code: 'INVALID_CREDENTIALS' },
    });
  });

  test('the token of an external provider signs in', async () => {
    const { body } = await client.call('/rest/authentication/external', {
      form: { providerId: '4' },
      headers: { authorization: 'external-ana' },
    });

    expect(body).toMatchObject({ id: 1001, token: 'token-ana' });
  });

  test('a token of somebody else is refused', async () => {
    const reply = await client.call('/rest/client/profile/1001?token=token-premium&language=pt_PT');

    expect(reply).toMatchObject({ status: 401, body: { code: 'INVALID_TOKEN' } });
  });
});

describe('the rest of the fixed data', () => {
  test('the entity config names social sign-in and a theme by host name', async () => {
    const path = '/rest/v1/web/entity/config?language=pt_PT&hostname=';
    const plain = await client.call(`${path}loja.example`);
    const spa = await client.call(`${path}reservas.aguasdaribeira.example`);

    expect(plain.body).toMatchObject({ social: { google: true }, theme: {} });
    expect(spa.body).toMatchObject({ social: { apple: false }, theme: { primary: '#0b5c7a' } });
  });

  test('categories come in the language of the path', async () => {
    const { body } = await client.call('/rest/common/category/en_EN');

    expect(body).toMatchObject([{ categoryName: 'Restaurants' }, {}, {}]);
  });

  test('a guest has an empty cart, Ana has one with products', async () => {
    const guest = await client.call('/rest/v1/web/shopping-cart?entityId=1&language=pt_PT');
    const ana = await client.call(
      '/rest/v1/web/shopping-cart?entityId=1&language=pt_PT&token=token-ana',
    );

    expect(guest.body).toMatchObject({ shops: [], final: 0 });
    expect(ana.body).toMatchObject({ shops: [{ id: 3 }], final: 32.97 });
  });

  test('every campaign that is booked by date has a day with a free table for two within a week', async () => {
    for (const campaignId of [101, 103, 106, 107, 114]) {
      const soon = (await slotsOf(client, campaignId)).slice(0, 40);
      expect(soon.filter(({ capacity }) => capacity >= 2).length, `${campaignId}`).toBeGreaterThan(
        5,
      );
    }
  });
});
