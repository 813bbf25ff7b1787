import { describe, expect, it } from 'vitest';

import { buildPointsPayload } from './points-calls.ts';
import { createTestApi, TEST_USER } from '../../../../test/support/api/calls.ts';
import { SAMPLE_RESERVATION } from '../../../../test/support/api/sample-answers.ts';
import { createTestContext, jsonAnswer } from '../../../../test/support/api/test-context.ts';

const PAYLOAD = buildPointsPayload({
  campaignId: '111',
  language: 'pt_PT',
  refererLink: 'https://shop.example.pt/',
  now: Date.parse('2027-01-15T12:00:00.500Z'),
});

describe('spec section 7 "Campaign offer-code booking"', () => {
  it('is a booking of one person, now and of no duration, in the user’s name', async () => {
    const { context, requests } = createTestContext([() => jsonAnswer(SAMPLE_RESERVATION)]);
    await createTestApi(context).obtainPoints(PAYLOAD, TEST_USER, { intentKey: 'intent-1' });
    const [request] = requests;
    expect(new URL(request?.url ?? '').pathname).toBe('/base/rest/bookings');
    expect(request?.headers.get('token')).toBe(TEST_USER.token);
    expect(await request?.json()).toEqual({
      campaignId: 111,
      refererLink: 'https://shop.example.pt/',
      userInformation: { language: 'pt_PT', partnerUserId: '' },
      partySize: 1,
      slots: [{ startTime: '2027-01-15T12:00:00Z', durationSec: 0 }],
      onBehalfOfUser: true,
    });
  });
});
