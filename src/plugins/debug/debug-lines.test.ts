import { describe, expect, it } from 'vitest';

import type { AttributeKey } from '../../lib/config/attributes.ts';
import {
  blockedLine,
  configLine,
  eventLine,
  loadLine,
  misspeltLines,
  missingTextLines,
  shortAddress,
  sourceOf,
  type ValueFacts,
  explainFlow,
} from './debug-lines.ts';

describe('the lines of the debug panel', () => {
  it('ask for the text on renewal where plans are shown without one', () => {
    expect(missingTextLines('plans', null)).toEqual([expect.stringContaining('premium.renewal')]);
    expect(missingTextLines('plans', { pt: { 'premium.renewal': 'Não renova.' } })).toEqual([]);
    expect(missingTextLines('confirm', {})).toEqual([]);
  });

  it('name a value and its source', () => {
    expect(configLine('campaignId', '101', 'attribute')).toBe('campaign: "101" (attribute)');
    expect(configLine('shopId', null, 'default')).toBe('shop: none (default)');
  });

  it.each([
    ['token', 'abc'],
    ['externalToken', 'abc'],
    ['sessionId', 'abc'],
    ['rwgToken', 'abc'],
    ['userId', '55'],
    ['referralCode', 'ANA'],
    ['prefill', { name: 'Ana', email: 'ana@example.pt' }],
  ] as const)('keeps what is secret or personal to itself: %s', (key, value) => {
    expect(configLine(key, value, 'attribute')).toMatch(/^[a-z-]+: \(set\) \(attribute\)$/);
  });

  it.each([
    ['allow-guest-logins', 'allow-guest-login'],
    ['allowguestlogin', 'allow-guest-login'],
    ['camapign', 'campaign'],
    ['shopid', 'shop'],
    ['lnag', 'lang'],
    ['them', 'theme'],
    ['menus', 'menu'],
  ])('name the misspelt attribute %s', (name, meant) => {
    expect(misspeltLines([name])).toEqual([`${name}: unknown, ${meant}?`]);
  });

  it('say nothing of attributes that are spelt right or belong to somebody else', () => {
    const foreign = ['class', 'style', 'data-shop', 'aria-label', 'v-cloak', 'x', 'onclick'];
    expect(misspeltLines([...foreign, 'campaign', 'shop', 'cart'])).toEqual([]);
  });

  it('say nothing of other words that have much the same letters', () => {
    const words = [
      'name',
      'node',
      'align',
      'show',
      'host',
      'post',
      'card',
      'code',
      'demo',
      'state',
    ];
    expect(misspeltLines(words)).toEqual([]);
  });

  it('say which attributes ask for the flow', () => {
    const flow = 'menu_and_transport_order';
    expect(explainFlow(flow, flow, ['menu', 'cartItems', 'shopId'])).toBe(
      'because of menu, cart-items',
    );
    expect(explainFlow('menu_only', flow, [])).toContain(`in place of "${flow}"`);
    const first = 'reservation_type_booking_voucher';
    expect(explainFlow(first, first, ['shopId'])).toBe('because no attribute asks for another');
  });

  it('leave out of an event whatever belongs to a person', () => {
    const detail = { transactionId: '9', kind: 'booking', valueCharged: 100 };
    expect(eventLine('reserved', detail)).toBe('reserved kind=booking');
    expect(eventLine('login', { userId: '55' })).toBe('login');
    expect(eventLine('error', { code: 'network', status: 503, message: 'Ana' })).toBe(
      'error code=network status=503',
    );
  });

  it.each([
    ['https://mw.example/campaign/101/slots?email=ana@example.pt', '/campaign/101/slots'],
    ['https://mw.example/user/ana@example.pt/profile', '/user/…/profile'],
    ['https://mw.example/user/912345678', '/user/…'],
    ['https://mw.example/session/a8f5f167f44f4964e6c998dee827110c', '/session/…'],
    [
      'https://mw.example/merchant-checkout-0.2.0-1a2b3c4d/app.js',
      '/merchant-checkout-0.2.0-1a2b3c4d/app.js',
    ],
  ])('shorten the address %s', (address, path) => {
    expect(shortAddress(address)).toBe(`https://mw.example${path}`);
  });

  it('say when a load began and how long it took', () => {
    expect(loadLine('https://mw.example/shop/1', 10.4, 99.6, 200)).toBe(
      '10 ms +100 ms https://mw.example/shop/1 200',
    );
    expect(loadLine('https://mw.example/shop/1', 10, 99)).not.toMatch(/ 0$/);
  });

  it('name what a policy has blocked', () => {
    expect(blockedLine('script-src', 'inline')).toBe('script-src: inline');
    expect(blockedLine('img-src', 'https://cdn.example/a?mail=x@y.pt')).toBe(
      'img-src: https://cdn.example/a',
    );
  });
});

const NOTHING: ValueFacts = {
  isLinked: false,
  attribute: undefined,
  own: null,
  env: { mapsPartnerId: null, links: {} },
};

it.each<[string, AttributeKey, Partial<ValueFacts>]>([
  ['URL', 'shopId', { isLinked: true }],
  ['attribute', 'shopId', { attribute: '12', own: '12' }],
  ['attribute', 'mode', { attribute: 'inline', own: 'inline' }],
  ['property', 'shopId', { own: '12' }],
  ['property', 'shopId', { attribute: '12', own: '13' }],
  ['entity', 'mapsPartnerId', { env: { mapsPartnerId: '4711' } }],
  ['entity', 'links', { own: {}, env: { links: { terms: 'https://a.example/t' } } }],
  ['page', 'lang', {}],
  ['page', 'hostName', {}],
  ['property', 'mapsPartnerId', { own: '7', env: { mapsPartnerId: '4711' } }],
  ['default', 'shopId', {}],
  ['default', 'mapsPartnerId', {}],
  ['default', 'links', { own: {} }],
  ['default', 'cartItems', { own: [] }],
])('a value stands in %s: %s', (source, key, facts) => {
  expect(sourceOf(key, { ...NOTHING, ...facts })).toBe(source);
});
