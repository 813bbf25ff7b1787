import { expect, it } from 'vitest';

import { ApiError } from '../../platform/api/http/api-error.ts';
import { A_CONFIG } from '../../../test/support/state/start-test-checkout.ts';
import { explainRefusal } from './explain-refusal.ts';

const GONE_MESSAGE = 'Este código já foi usado.';

it.each([
  ['an unknown campaign', 'getCampaign', 404, null, 'invalid'],
  ['an unknown offer code', 'getCampaignByOfferCode', 404, null, 'invalid'],
  ['an offer code that is gone', 'getCampaignByOfferCode', 410, null, 'invalid'],
  ['a service without a calendar', 'getServiceSlots', 404, null, 'serviceNotFound'],
  ['a service whose calendar is gone', 'getServiceSlots', 410, null, 'serviceNotFound'],
  ['a code with a message of the server', 'getCampaignByOfferCode', 410, GONE_MESSAGE, undefined],
  ['a shop that is gone', 'getShop', 410, null, undefined],
])('spec section 8: %s', (_, endpoint, status, serverMessage, kind) => {
  const failure = new ApiError('api', 'x', { endpoint, status, serverMessage });
  expect(explainRefusal(failure, A_CONFIG).problem?.kind).toBe(kind);
});

const address = 'https://platform.example/rest/shop/1';
const explain = (detail: ConstructorParameters<typeof ApiError>[2]) =>
  explainRefusal(new ApiError('api', 'getShop: x', { address, ...detail }), A_CONFIG).reason;

it.each([
  [
    'a page of HTML',
    { status: 200, body: '<!doctype html><p>Hi' },
    'sent a page of HTML, not JSON',
  ],
  [
    'a page of HTML that says 404',
    { status: 404, body: '<html>' },
    'sent a page of HTML, not JSON',
  ],
  [
    'a page of HTML without a doctype',
    { status: 200, body: '\n<head><title>Hi' },
    'sent a page of HTML, not JSON',
  ],
  ['an address that does not exist', { status: 404, body: '' }, 'does not exist'],
  ['an answer of another shape', { status: 200, body: {} }, 'sent an answer of another shape'],
  ['no answer', { cause: new TypeError('Failed to fetch') }, 'CORS headers do not allow this page'],
])('%s is distinguished, with the address and the attribute', (_, detail, words) => {
  expect(explain(detail)).toContain(`getShop: x. ${address}`);
  expect(explain(detail)).toContain(words);
  expect(explain(detail)).toMatch(/The attribute "middleware" decides the address\.$/);
});

it('fills the page’s ids into the address and nothing that names a person', () => {
  const path = 'https://platform.example/{shopId}/{userId}';
  expect(explain({ address: path, status: 404 })).toContain(
    `https://platform.example/${A_CONFIG.shopId ?? '…'}/{userId} does`,
  );
});

it('a refusal of the platform names the address and the ids, not the middleware', () => {
  const reason = explain({ endpoint: 'getShop', status: 404, serverCode: 'NOT_FOUND' });
  expect(reason).toContain(`. The address was ${address}.`);
  expect(reason).not.toContain('middleware');
});

it('says so where the script’s own origin stands in for a middleware', () => {
  const config = { ...A_CONFIG, middleware: new URL(import.meta.url).origin };
  const failure = new ApiError('api', 'x', { address, status: 200, body: '<html>' });
  expect(explainRefusal(failure, config).reason).toMatch(
    /script’s own origin, as no other "middleware" is given\.$/,
  );
});
