// @vitest-environment happy-dom
import { A_CONFIG } from '../../test/support/state/start-test-checkout.ts';
import { expect, it } from 'vitest';
import { startCalls } from './first-calls.ts';

function callsOfProductCheckout(sessionId: string | null): string[] {
  const asked: string[] = [];
  const fetch = async ({ url }: Request) => {
    asked.push(new URL(url).pathname);
    return new Response('{}');
  };
  const config = { ...A_CONFIG, campaignId: null, products: true, sessionId };
  startCalls('product-checkout', config, fetch, new AbortController().signal);
  return asked;
}

it('asks at once for the cart of the session that the page names', () => {
  expect(callsOfProductCheckout('abc')).toContain('/rest/v1/web/shopping-cart');
});

it('leaves a cart that only a cookie may know to the app, which asks for it once', () => {
  expect(callsOfProductCheckout(null)).not.toContain('/rest/v1/web/shopping-cart');
});
