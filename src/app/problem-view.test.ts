import { describe, expect, test } from 'vitest';

import type { FlowProblem } from '../flow/flow-problem.ts';
import { helpForProblem } from './problem-view.tsx';

const POINTS = 'campaign_offer_code';
const failedWith = (status: number | null): FlowProblem => ({
  kind: 'failed',
  code: 'api',
  detail: 'getCampaignByOfferCode',
  serverMessage: 'Este código já foi usado.',
  status,
  isOutdated: false,
});

test('the way on from an offer that is not available is a call to its shop', () => {
  const problem: FlowProblem = { kind: 'unavailable', code: 'api', detail: '' };
  expect(helpForProblem(problem, 'booking_voucher')).not.toBeNull();
});

describe('the way on from an offer code that does not do', () => {
  test('is the field and the camera, without a word of a fault where no code was given', () => {
    const problem: FlowProblem = { kind: 'notProvided', code: 'config', detail: '' };
    expect(helpForProblem(problem, POINTS)).toMatchObject({ isInvitation: true });
  });

  test.each([400, 403, 409, 410, 422])('is another code where it is refused with %i', (status) => {
    const wayOn = helpForProblem(failedWith(status), POINTS);
    expect(wayOn).not.toBeNull();
    expect(wayOn?.isInvitation).toBeUndefined();
  });

  test.each([null, 500, 503])('is to try again where the server fails (%s)', (status) => {
    expect(helpForProblem(failedWith(status), POINTS)).toBeNull();
  });

  test('is the shop’s services where the one that is named cannot be booked online', () => {
    const problem: FlowProblem = { kind: 'noOnlineBooking', code: 'api', detail: '' };
    expect(helpForProblem(problem, 'service_and_reservation')).not.toBeNull();
  });

  test('is nothing of the kind where no points are obtained', () => {
    expect(helpForProblem(failedWith(409), 'booking_voucher')).toBeNull();
  });
});
