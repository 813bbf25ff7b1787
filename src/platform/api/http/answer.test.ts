import { describe, expect, it } from 'vitest';

import type { ErrorCode } from '../../../lib/error/error-code.ts';
import { ApiError } from './api-error.ts';
import {
  createTestApi,
  ENDPOINTS,
  TEST_CALLS,
  type EndpointName,
} from '../../../../test/support/api/calls.ts';
import { isWrite, kindOf } from './endpoint.ts';
import {
  createTestContext,
  jsonAnswer,
  type Outcome,
} from '../../../../test/support/api/test-context.ts';

type Path = readonly (string | number)[];

const MISSING = Symbol('missing');
const WRONG_VALUES: readonly unknown[] = [
  MISSING,
  null,
  0,
  -1,
  1e21,
  '',
  'abc',
  true,
  [],
  {},
  [null],
  { a: 1 },
];
const NAMES = Object.keys(ENDPOINTS) as EndpointName[];
/** Calls whose answer is not read. */
const UNREAD = new Set<EndpointName>([
  'convertBooking',
  'sendSms',
  'requestPasswordReset',
  'deleteAddress',
]);
const READ_NAMES = NAMES.filter((name) => !UNREAD.has(name));

/** Every field, row and the body itself. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))];
}

/** A copy of `body` with another value, or nothing, at one place. */
function mutate(body: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value === MISSING ? undefined : value;
  const copy = structuredClone(body) as Record<string | number, unknown>;
  if (rest.length === 0 && value === MISSING) {
    if (Array.isArray(copy)) copy.splice(Number(key), 1);
    else delete copy[key];
  } else copy[key] = mutate(copy[key], rest, value);
  return copy;
}

/** In a browser the body of a 204 from the network is an empty stream, not null. */
function withEmptyBody(response: Response): Response {
  return Object.defineProperty(response, 'body', { value: new Response('').body });
}

async function settle(name: EndpointName, outcome: () => Outcome): Promise<unknown> {
  const { context } = createTestContext([outcome]);
  return TEST_CALLS[name].call(createTestApi(context)).catch((error: unknown) => error);
}

/** Whether a value holds nothing that no domain type knows: undefined, NaN or an infinity. A fault in it is a typed error. */
function isSound(value: unknown): boolean {
  if (value instanceof Error) return value instanceof ApiError;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return value !== undefined;
  return Object.values(value).every(isSound);
}

/** A payment page that is missing or unsafe charges nothing: the outcome of that write is known. */
const KNOWN_OUTCOMES: Readonly<Record<string, ErrorCode>> = {
  urlPaymentPlatform: 'payment_platform',
};

function codeOf(name: EndpointName, { field }: ApiError): ErrorCode {
  return (
    KNOWN_OUTCOMES[field ?? ''] ?? (isWrite(kindOf(ENDPOINTS[name])) ? 'outcome_unknown' : 'api')
  );
}

function expectTyped(name: EndpointName, result: unknown): void {
  if (!(result instanceof Error)) {
    expect(isSound(result), JSON.stringify(result)).toBe(true);
    return;
  }
  expect(result).toBeInstanceOf(ApiError);
  if (!(result instanceof ApiError)) return;
  expect(result).toMatchObject({ endpoint: name, code: codeOf(name, result), status: 200 });
}

describe.each(READ_NAMES)('the answer to %s', (name) => {
  const { body } = TEST_CALLS[name];

  it('is understood when it is whole', async () => {
    expect(await settle(name, () => jsonAnswer(body))).not.toBeInstanceOf(Error);
  });

  it('gives a domain value or a typed error for every field missing, null or mistyped', async () => {
    for (const path of pathsOf(body)) {
      for (const value of WRONG_VALUES) {
        const result = await settle(name, () => jsonAnswer(mutate(body, path, value)));
        expectTyped(name, result);
        if (!(result instanceof ApiError) || path.length === 0) continue;
        expect(result.field, `${path.join('.')} = ${String(value)}`).not.toBeNull();
        // The field at fault, one inside it, or (for a row) the list that has no readable row left.
        const named = result.field ?? '';
        const at = path.join('.');
        expect(named.startsWith(at) || at.startsWith(named), `${at} is not ${named}`).toBe(true);
      }
    }
  });

  it.each([
    [
      'truncated JSON',
      () => new Response('{"a": [1', { headers: { 'Content-Type': 'application/json' } }),
    ],
    ['an empty body', () => new Response('', { headers: { 'Content-Type': 'application/json' } })],
    ['no body', () => new Response(null, { status: 204 })],
    ['HTML', () => new Response('<h1>Hi</h1>', { headers: { 'Content-Type': 'text/html' } })],
    ['JSON sent as text', () => new Response(JSON.stringify(body))],
    ['null', () => jsonAnswer(null)],
  ])('%s is a typed error that names the call', async (_, answer) => {
    const result = await settle(name, answer);
    expect(result).toBeInstanceOf(ApiError);
    expect(result).toMatchObject({
      endpoint: name,
      code: isWrite(kindOf(ENDPOINTS[name])) ? 'outcome_unknown' : 'api',
    });
  });

  it('a 500 with HTML is a typed error without a message to show', async () => {
    const html = new Response('<script>alert(1)</script>', {
      status: 500,
      headers: { 'Content-Type': 'text/html' },
    });
    expect(await settle(name, () => html)).toMatchObject({
      name: 'ApiError',
      code: kindOf(ENDPOINTS[name]) === 'charge' ? 'outcome_unknown' : 'api',
      status: 500,
      endpoint: name,
      serverMessage: null,
    });
  });
});

describe.each([
  ['getCampaign', ['campaignView', 'campaignId']],
  ['getCampaign', ['campaignView', 'minNumberPeople']],
  ['getCampaign', ['campaignView', 'offer']],
  ['getCampaign', ['isAvailable']],
  ['getCampaign', ['shopName']],
  ['getCampaignSchedule', ['nonAvailableDays', '0']],
  ['getCampaignSlots', ['0', 'startTime']],
  ['getServiceSlots', ['0', 'capacity']],
  ['getServiceResources', ['0', 'name']],
  ['getShopResources', ['0', 'id']],
  ['getShop', ['name']],
  ['getShop', ['shopMerchantServices', '0', 'serviceName']],
  ['getCategories', ['0', 'categoryName']],
  ['getShoppingCart', ['shops', '0', 'items', '0', 'lineTotal']],
  ['getShoppingCart', ['final']],
  ['getProfile', ['id']],
  ['getPrizes', ['0', 'prizeValue']],
  ['createBooking', ['transactionId']],
  ['createGuestBooking', ['transactionId']],
  ['signIn', ['id']],
  ['signIn', ['token']],
  ['signInExternally', ['token']],
  ['signUp', ['data', 'id']],
  ['isRegisteredEmail', ['registered']],
  ['getAddresses', ['0', 'street']],
  ['saveAddress', ['id']],
] as const)('%s without a field that a screen needs', (name, path) => {
  it(`names ${path.join('.')}`, async () => {
    const body = mutate(TEST_CALLS[name].body, path, {});
    const result = await settle(name, () => jsonAnswer(body));
    expect(result).toMatchObject({ name: 'ApiError', endpoint: name, field: path.join('.') });
  });
});

describe.each([...UNREAD])('the answer to %s', (name) => {
  it.each([
    ['empty', () => new Response(null, { status: 204 })],
    ['empty as browsers make it', () => withEmptyBody(new Response(null, { status: 204 }))],
    ['unreadable', () => new Response('{"', { headers: { 'Content-Type': 'application/json' } })],
  ])('is a success when it is %s', async (_, answer) => {
    expect(await settle(name, answer)).toBeUndefined();
  });
});
