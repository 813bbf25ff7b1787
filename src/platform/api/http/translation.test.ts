import { describe, expect, it } from 'vitest';

import { TEST_CALLS, TEST_USER } from '../../../../test/support/api/calls.ts';
import {
  SAMPLE_CART,
  SAMPLE_ENTITY_CONFIG,
  SAMPLE_PROFILE,
  SAMPLE_RESERVATION,
} from '../../../../test/support/api/sample-answers.ts';
import { answering, SCRIPT_URL } from '../../../../test/support/api/answering.ts';

describe('a cart', () => {
  it('has its totals in cents', async () => {
    const cart = await answering(SAMPLE_CART).getShoppingCart(null, null);
    expect(cart).toMatchObject({
      itemsTotalCents: 1800,
      discountCents: 180,
      finalCents: 1620,
    });
    expect(cart.shops[0]?.items[0]).toMatchObject({ unitCents: 900, lineCents: 1800 });
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
  it('has a dial prefix with its plus sign', async () => {
    expect(await answering(SAMPLE_PROFILE).getProfile(TEST_USER)).toMatchObject({
      mobile: '912345678',
      mobilePrefix: '+351',
      known: { name: true, email: true, phone: true },
    });
  });

  it('is of the id and the token that it was asked with, whatever the answer repeats', async () => {
    const profile = await answering({ ...SAMPLE_PROFILE, id: 78 }).getProfile(TEST_USER);
    expect(profile).toMatchObject({ id: '77', token: 'secret-token' });
  });

  it('is empty where the answer has nothing', async () => {
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
  it('is taken over field by field', async () => {
    const { env } = SAMPLE_ENTITY_CONFIG;
    expect(await answering(SAMPLE_ENTITY_CONFIG).getEntityConfig('h')).toEqual({
      env: {
        ...env,
        demo: false,
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
