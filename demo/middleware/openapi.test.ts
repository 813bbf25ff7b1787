import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';

import { TEST_CALLS, type EndpointName } from '../../test/support/api/calls.ts';
import { ANSWER_SCHEMAS } from './answer-schemas.ts';
import { openApi } from './openapi.ts';
import { wireSchema } from './wire-schema.ts';

const document = openApi('1.2.3');
const NAMES = Object.keys(TEST_CALLS) as EndpointName[];
const UNREAD = ['convertBooking', 'sendSms', 'requestPasswordReset', 'deleteAddress'];

it('is a valid OpenAPI 3.1 document', async () => {
  const result = await new Validator().validate(JSON.parse(JSON.stringify(document)));
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
});

it('describes the address and the method of every call', () => {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const sent = NAMES.map((name) => TEST_CALLS[name].request.sends.split(' ')[0]);
  expect(described.length).toBeLessThanOrEqual(sent.length);
  expect(described).toContain('GET /rest/shop/{shopId}');
  expect(described).toContain('POST /rest/bookings/guest');
});

it('says what is in every answer that is read', () => {
  const without = NAMES.filter((name) => !ANSWER_SCHEMAS.get(name));
  expect(without.toSorted()).toEqual(UNREAD.toSorted());
});

it('requires what a screen needs, and nothing that has a fallback', () => {
  const schema = ANSWER_SCHEMAS.get('getShop');
  const { required, properties } = wireSchema(schema ?? expect.fail());
  expect(required).toContain('name');
  expect(required).not.toContain('openingHours');
  expect(required).not.toContain('addressView');
  expect(properties?.['shopMerchantServices']).toMatchObject({
    anyOf: [{ type: 'array', items: { properties: { serviceName: { type: 'string' } } } }, {}],
  });
});
