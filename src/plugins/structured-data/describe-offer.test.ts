import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import {
  SAMPLE_CAMPAIGN,
  SAMPLE_CART,
  SAMPLE_SHOP,
} from '../../../test/support/api/sample-answers.ts';
import { createTestContext, jsonAnswer } from '../../../test/support/api/test-context.ts';
import { createTestApi } from '../../../test/support/api/calls.ts';
import { toCart } from '../../features/cart/rules/cart.ts';
import { ShoppingCartSchema } from '../../features/cart/rules/server-cart-schema.ts';
import { CampaignInfoSchema } from '../../features/offer/rules/campaign.ts';
import { describeOffer, type OfferFacts } from './describe-offer.ts';

const campaignWith = (view: object = {}, info: object = {}) =>
  v.parse(CampaignInfoSchema, {
    ...SAMPLE_CAMPAIGN,
    ...info,
    campaignView: { ...SAMPLE_CAMPAIGN.campaignView, ...view },
  });

const shop = await createTestApi(
  createTestContext([() => jsonAnswer(SAMPLE_SHOP)]).context,
).getShop('2');

const NOTHING: OfferFacts = {
  flow: 'booking_voucher',
  url: 'https://tasca.example.pt/reservar',
  target: 'https://tasca.example.pt/reservar#checkout',
  language: 'pt-PT',
  campaign: null,
  shop: null,
  priceList: null,
  service: null,
  products: [],
  modes: { canBookDate: true, canBuyVoucher: true },
};

const graphOf = (facts: Partial<OfferFacts>) => {
  const priceList = facts.campaign?.priceListView ?? facts.shop?.priceListView ?? null;
  const text = describeOffer({ ...NOTHING, priceList, ...facts });
  return text === null ? null : JSON.parse(text)['@graph'];
};

const PLACE = {
  '@type': 'PostalAddress',
  addressLocality: 'Baixa, Lisboa',
  postalCode: '1100-048',
};
const RESERVE = {
  '@type': 'ReserveAction',
  target: { '@type': 'EntryPoint', urlTemplate: NOTHING.target, inLanguage: 'pt-PT' },
};
const IN_STOCK = 'https://schema.org/InStock';

describe('the offer in JSON-LD', () => {
  it('of a campaign with a date and a voucher is a place to reserve and a product', () => {
    const campaign = campaignWith();
    expect(graphOf({ campaign })).toMatchObject([
      {
        '@type': 'FoodEstablishment',
        name: campaign.shopName,
        telephone: campaign.shopPhone,
        address: PLACE,
        image: ['https://cdn.example.pt/a.jpg'],
        url: NOTHING.url,
        makesOffer: [
          {
            '@type': 'Offer',
            price: '25.00',
            priceCurrency: 'EUR',
            availability: IN_STOCK,
            itemOffered: { '@type': 'Service', name: 'Jantar para dois' },
          },
        ],
        potentialAction: RESERVE,
      },
      {
        '@type': 'Product',
        name: 'Jantar para dois',
        offers: { price: '23.50', priceCurrency: 'EUR', seller: { name: campaign.shopName } },
      },
    ]);
  });

  it.each([
    ['booked only', { canBookDate: true, canBuyVoucher: false }, ['FoodEstablishment']],
    ['bought only', { canBookDate: false, canBuyVoucher: true }, ['Product']],
  ])('of a campaign that the page lets be %s says just that', (_, modes, types) => {
    const graph = graphOf({ campaign: campaignWith(), modes });
    expect(graph.map((node: { '@type': string }) => node['@type'])).toEqual(types);
  });

  it('of a campaign without a price and a menu names no price, and no kitchen', () => {
    const campaign = campaignWith({ offerPrice: null, attributes: [] }, { priceListView: null });
    const [place] = graphOf({ campaign, modes: { canBookDate: true, canBuyVoucher: false } });
    expect(place['@type']).toBe('LocalBusiness');
    expect(place.makesOffer[0]).not.toHaveProperty('price');
    expect(place.makesOffer[0]).not.toHaveProperty('priceCurrency');
  });

  it('of a service is the place that reserves it', () => {
    const [service = null] = shop.services;
    expect(graphOf({ flow: 'service_and_reservation', shop, service })).toMatchObject([
      {
        '@type': 'LocalBusiness',
        name: shop.name,
        makesOffer: [
          {
            price: '45.00',
            itemOffered: { '@type': 'Service', name: 'Massagem', description: '50 minutos' },
          },
        ],
        potentialAction: RESERVE,
      },
    ]);
  });

  it('of a list of services leaves out what cannot be booked online, as the screen does', () => {
    const [first] = shop.services;
    const services = first ? [first, { ...first, id: '2', bookingConfig: null }] : [];
    const [place] = graphOf({
      flow: 'service_listing_and_reservation',
      shop: { ...shop, services },
    });
    expect(place.makesOffer).toHaveLength(1);
  });

  it('of a list of services names each, and which is sold out', () => {
    const [first] = shop.services;
    const services = first ? [first, { ...first, id: '2', status: 'SOLD_OUT' }] : [];
    const [place] = graphOf({
      flow: 'service_listing_and_reservation',
      shop: { ...shop, services },
    });
    expect(place.makesOffer.map((offer: { availability: string }) => offer.availability)).toEqual([
      IN_STOCK,
      'https://schema.org/SoldOut',
    ]);
  });

  it.each([
    ['menu_only', undefined],
    ['menu_and_transport_order', 'OrderAction'],
  ] as const)('of %s is a menu, with action %s', (flow, action) => {
    const [place] = graphOf({ flow, shop });
    expect(place).toMatchObject({
      '@type': 'FoodEstablishment',
      hasMenu: {
        '@type': 'Menu',
        inLanguage: 'pt-PT',
        hasMenuSection: [
          {
            name: 'Entradas',
            hasMenuItem: [
              {
                '@type': 'MenuItem',
                name: 'Caldo verde',
                description: 'Com broa',
                offers: { price: '3.50', priceCurrency: 'EUR' },
              },
            ],
          },
        ],
      },
    });
    expect(place.potentialAction?.['@type']).toBe(action);
  });

  it('of a product order is each product', () => {
    const products = toCart(v.parse(ShoppingCartSchema, SAMPLE_CART)).items;
    const graph = graphOf({ flow: 'product-checkout', products });
    expect(graph).toHaveLength(products.length);
    expect(graph[0]).toMatchObject({
      '@type': 'Product',
      name: 'Azeite',
      image: 'https://cdn.example.pt/azeite.jpg',
      offers: { price: '9.00', priceCurrency: 'EUR', availability: IN_STOCK },
    });
  });

  it.each([
    ['points', { flow: 'campaign_offer_code', campaign: campaignWith() }],
    ['an empty cart', { flow: 'product-checkout' }],
  ] as const)('of %s is nothing', (_, facts) => {
    expect(graphOf(facts)).toBeNull();
  });

  it('cannot end its script, and holds no bidi controls', () => {
    const campaign = campaignWith({ campaignTitle: '</script><!--<script>\u202Ealert' });
    const text = describeOffer({ ...NOTHING, campaign });
    expect(text).not.toContain('<');
    expect(text).not.toContain('\u202E');
    expect(text).toContain(String.raw`\u003c/script>`);
  });
});
