import type { FlowNeed } from '../../../flow/flow-table.ts';
import { isLocalHost } from '../../../lib/config/urls.ts';
import type { CheckoutConfig } from '../../../lib/config/checkout-config.ts';
import type { FirstCall, FirstCallOf } from '../../../platform/api/first-call.ts';
import type { Endpoint, QueryField } from '../../../platform/api/http/endpoint.ts';

const get = <const Path extends string, const Query extends readonly QueryField[]>(
  path: Path,
  ...query: Query
) => ({ method: 'GET', path, query }) as const satisfies Endpoint;

export const GET_ENTITY_CONFIG = get('/rest/v1/web/entity/config', 'language', 'hostname');
export const GET_CAMPAIGN = get('/rest/v1/web/campaigns/{campaignId}', 'language', 'entityId');
export const GET_CAMPAIGN_BY_OFFER_CODE = get(
  '/rest/v1/web/campaigns/by-offer-code/{offerCode}',
  'language',
  'entityId',
);
export const GET_CAMPAIGN_SCHEDULE = get('/rest/campaign/schedule/{campaignId}');
export const GET_CAMPAIGN_SLOTS = get(
  '/rest/v4/campaigns/{campaignId}/calendar/available-slots',
  'startPeriod',
  'untilMinutes',
);
export const GET_SHOP = get('/rest/shop/{shopId}', 'language');
export const GET_SERVICE_SLOTS = get(
  '/rest/v4/shopmerchantservices/{serviceId}/calendar/available-slots',
  'startPeriod',
  'untilMinutes',
  'language',
);

/** The brand's settings for the page's host name; null on localhost, which has none. Spec section 4 "Flow readiness". */
export function entityConfigCall(
  { hostName }: Pick<CheckoutConfig, 'hostName'>,
  pageHost: string,
): FirstCall<{ hostname: string }> | null {
  const hostname = hostName ?? (isLocalHost(pageHost) ? null : pageHost);
  return hostname === null ? null : { endpoint: GET_ENTITY_CONFIG, values: { hostname } };
}

/** The campaign of an offer code. */
export const codeCall = ({ offerCode }: Pick<CheckoutConfig, 'offerCode'>) => ({
  endpoint: GET_CAMPAIGN_BY_OFFER_CODE,
  values: { offerCode },
});

/** The campaign by its id, else by the offer code. */
export const campaignCall = ({
  campaignId,
  offerCode,
}: Pick<CheckoutConfig, 'campaignId' | 'offerCode'>) =>
  campaignId === null
    ? codeCall({ offerCode })
    : { endpoint: GET_CAMPAIGN, values: { campaignId } };

export const shopCall = ({ shopId }: Pick<CheckoutConfig, 'shopId'>) => ({
  endpoint: GET_SHOP,
  values: { shopId },
});

/** The calls of the offer's needs. Schedule and slots of an offer code wait for the campaign's id. */
export const OFFER_FIRST_CALLS = {
  campaign: campaignCall,
  campaignByOfferCode: codeCall,
  schedule: ({ campaignId }) =>
    campaignId === null ? null : { endpoint: GET_CAMPAIGN_SCHEDULE, values: { campaignId } },
  slots: ({ campaignId }) =>
    campaignId === null ? null : { endpoint: GET_CAMPAIGN_SLOTS, values: { campaignId } },
  shop: shopCall,
  serviceSlots: ({ serviceId }) => ({ endpoint: GET_SERVICE_SLOTS, values: { serviceId } }),
} as const satisfies Partial<Record<FlowNeed, FirstCallOf>>;
