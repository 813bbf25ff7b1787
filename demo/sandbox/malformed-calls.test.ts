import { describe, expect, test } from 'vitest';

import { bookingBody, GUEST_QUERY } from './test-support/booking-body.ts';
import { createClient } from './test-support/sandbox-client.ts';

const client = createClient();
const SLOTS = '/rest/v4/campaigns/101/calendar/available-slots';
const SERVICE_SLOTS = '/rest/v4/shopmerchantservices/201/calendar/available-slots';

describe('a read without what spec section 7 demands is a 400', () => {
  test.each([
    ['entity config without hostname', '/rest/v1/web/entity/config?language=pt_PT'],
    ['entity config without language', '/rest/v1/web/entity/config?hostname=x.example'],
    ['profile without token', '/rest/client/profile/1001?language=pt_PT'],
    ['profile without language', '/rest/client/profile/1001?token=token-ana'],
    ['prizes without page size', '/rest/client/prize/myprizes?userId=1001&token=t&startIndex=0'],
    ['prizes without user', '/rest/client/prize/myprizes?token=t&startIndex=0&pageSize=100'],
    ['an e-mail that is none', '/rest/client/authentication/isRegisteredEmail/ana?entityId=1'],
    ['an e-mail without entity', '/rest/client/authentication/isRegisteredEmail/ana@example.com'],
    ['addresses without token', '/rest/user/addresses?language=pt_PT'],
    ['campaign without entity', '/rest/v1/web/campaigns/101?language=pt_PT'],
    ['campaign in an unknown language', '/rest/v1/web/campaigns/101?language=pt&entityId=1'],
    ['offer code without language', '/rest/v1/web/campaigns/by-offer-code/POINTS10?entityId=1'],
    ['campaign with an id that is none', '/rest/v1/web/campaigns/a.b?language=pt_PT&entityId=1'],
    ['schedule with an id that is none', '/rest/campaign/schedule/a.b'],
    ['campaign slots without a period', `${SLOTS}?untilMinutes=43200`],
    ['campaign slots from a bare date', `${SLOTS}?startPeriod=2026-11-11&untilMinutes=60`],
    [
      'campaign slots for half a minute',
      `${SLOTS}?startPeriod=2026-11-11T10:00:00Z&untilMinutes=0.5`,
    ],
    ['service slots without language', SERVICE_SLOTS],
    ['service resources without language', '/rest/v4/shopmerchantservices/201/calendar/resources'],
    ['shop resources without language', '/rest/v4/shops/1/calendar/resources'],
    ['shop without language', '/rest/shop/1'],
    ['categories of an unknown language', '/rest/common/category/xx_XX'],
    ['cart without entity', '/rest/v1/web/shopping-cart?language=pt_PT'],
  ])('%s', async (_, path) => {
    expect(await client.call(path)).toMatchObject({
      status: 400,
      body: { status: 400, name: 'BadRequest', code: 'MALFORMED_REQUEST' },
    });
  });
});

describe('a sign-in without what spec section 7 demands is a 400', () => {
  test.each([
    ['no form', '/rest/authentication', {}, {}],
    ['no password', '/rest/authentication', { username: 'ana@example.com' }, {}],
    ['external without header', '/rest/authentication/external', { providerId: '4' }, {}],
    ['external without provider', '/rest/authentication/external', {}, { authorization: 'x' }],
    [
      'persistence that is no flag',
      '/rest/authentication',
      { username: 'ana@example.com', password: 'x', persistence: 'yes', providerId: '1' },
      {},
    ],
    [
      'a registration without a password',
      '/rest/client/authentication/signUp',
      { username: 'nova@example.com', entityId: '1' },
      {},
    ],
    [
      'a registration with an unknown field',
      '/rest/client/authentication/signUp',
      { username: 'nova@example.com', password: 'segredo', entityId: '1', providerId: '1' },
      {},
    ],
    [
      'Google without a credential',
      '/rest/client/authentication/signUpLoginGoogle',
      { persistence: 'true' },
      {},
    ],
    [
      'Apple without a code',
      '/rest/client/authentication/signUpLoginApple',
      { idToken: 'a.b.c', persistence: 'true' },
      {},
    ],
    [
      'Facebook without persistence',
      '/rest/client/authentication/signUpLoginFacebook',
      { accessToken: 'x', expiresIn: '60' },
      {},
    ],
  ])('%s', async (_, path, form, headers) => {
    expect((await client.call(path, { form, headers })).status).toBe(400);
  });
});

describe('a booking that is not as spec section 7 says is a 400', () => {
  const { userInformation, ...withoutUser } = bookingBody();
  const user = { ...(typeof userInformation === 'object' && userInformation) };
  const slot = { startTime: '2026-11-12T12:30:00+00:00', durationSec: 5400 };

  test.each([
    ['no user', 'userInformation', withoutUser],
    [
      'no e-mail',
      'userInformation.email',
      bookingBody({ userInformation: { ...user, email: '' } }),
    ],
    [
      'a Portuguese phone that is none',
      'userInformation.mobileNumber',
      bookingBody({
        userInformation: { ...user, mobileNumber: { dialPrefix: '+351', number: '212345678' } },
      }),
    ],
    [
      'a slot without offset',
      'slots.0.startTime',
      bookingBody({ slots: [{ ...slot, startTime: '2026-11-12T12:30:00' }] }),
    ],
    ['no people', 'partySize', bookingBody({ partySize: 0 })],
    ['too many people', 'partySize', bookingBody({ partySize: 9, slots: [slot] })],
    ['no slot', 'slots', bookingBody()],
    [
      'two slots',
      'slots',
      bookingBody({ slots: [slot, { ...slot, startTime: '2026-11-13T12:30:00Z' }] }),
    ],
    ['an unknown field', 'smart', bookingBody({ smart: true })],
    ['neither campaign nor service', 'campaignId', bookingBody({ campaignId: null })],
    ['no user on whose behalf', 'onBehalfOfUser', bookingBody({ onBehalfOfUser: false })],
    ['a page that is none', 'refererLink', bookingBody({ refererLink: 'here' })],
  ])('%s', async (_, path, json) => {
    expect(await client.call(`/rest/bookings/guest?${GUEST_QUERY}`, { json })).toMatchObject({
      status: 400,
      body: { payload: { issues: [{ path }] } },
    });
  });

  test('truncated JSON', async () => {
    const reply = await client.call(`/rest/bookings/guest?${GUEST_QUERY}`, {
      text: '{"campaignId":',
    });

    expect(reply).toMatchObject({ status: 400, body: { code: 'MALFORMED_REQUEST' } });
  });

  test('no language in the query of a guest', async () => {
    const path = '/rest/bookings/guest?clientApplication=WEB&providerId=1';

    expect((await client.call(path, { json: bookingBody() })).status).toBe(400);
  });

  test('no language in the headers of a user', async () => {
    const path = '/rest/bookings?clientApplication=WEB&providerId=1';
    const headers = { token: 'token-ana' };

    expect((await client.call(path, { json: bookingBody(), headers })).status).toBe(400);
  });

  test('a conversion without a transaction, an SMS without a text', async () => {
    const path = '/rest/client/book/book/1001?token=token-ana&clientApplication=WEB&language=pt_PT';

    expect((await client.call(path, { json: {} })).status).toBe(400);
    expect((await client.call('/rest/client/action/sms/send/1001', { json: {} })).status).toBe(400);
  });
});
