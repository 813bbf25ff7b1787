import { expect, it } from 'vitest';

import { A_CONFIG } from '../../test/support/state/start-test-checkout.ts';
import { changeOfTarget } from './same-target.ts';

const PRODUCTS = { ...A_CONFIG, products: true, campaignId: null };

it.each([
  ['another campaign', A_CONFIG, { campaignId: '102' }, 'target'],
  ['a cart, which makes a booking an order', A_CONFIG, { cartItems: [line(1)] }, 'target'],
  ['another session of a flow that reads its cart', PRODUCTS, { sessionId: 's-2' }, 'target'],
  ['another session of a flow without one', A_CONFIG, { sessionId: 's-2' }, 'none'],
  ['another cart of the same flow', PRODUCTS, { cartItems: [line(1)] }, 'place'],
  ['another preselection', A_CONFIG, { prefill: { people: 3 } }, 'place'],
  ['the same preselection again', A_CONFIG, { prefill: {} }, 'none'],
  ['another theme', A_CONFIG, { theme: 'dark' }, 'none'],
  [
    'the same sign-in, now from a link',
    { ...A_CONFIG, token: 't' },
    { linked: ['token'] },
    'target',
  ],
] as const)('%s', (_, before, change, expected) => {
  expect(changeOfTarget(before, { ...before, ...change })).toBe(expected);
});

function line(qty: number) {
  return { id: '1', productId: '1', qty };
}
