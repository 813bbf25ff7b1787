import { expect, it } from 'vitest';

import { ApiError } from '../../platform/api/http/api-error.ts';
import { A_CONFIG } from '../../../test/support/state/start-test-checkout.ts';
import { explainRefusal } from './explain-refusal.ts';

const GONE_MESSAGE = 'Este código já foi usado.';

it.each([
  ['a campaign that nobody knows', 'getCampaign', 404, null, 'invalid'],
  ['an offer code that nobody knows', 'getCampaignByOfferCode', 404, null, 'invalid'],
  ['an offer code that is gone', 'getCampaignByOfferCode', 410, null, 'invalid'],
  ['a service without a calendar', 'getServiceSlots', 404, null, 'serviceNotFound'],
  ['a service whose calendar is gone', 'getServiceSlots', 410, null, 'serviceNotFound'],
  ['a code with a sentence of the server', 'getCampaignByOfferCode', 410, GONE_MESSAGE, undefined],
  ['a shop that is gone', 'getShop', 410, null, undefined],
])('spec section 8: %s', (_, endpoint, status, serverMessage, kind) => {
  const failure = new ApiError('api', 'x', { endpoint, status, serverMessage });
  expect(explainRefusal(failure, A_CONFIG).problem?.kind).toBe(kind);
});
