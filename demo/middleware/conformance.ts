import type { Credentials } from '../../src/platform/api/http/endpoint.ts';
import { currentSlotPeriod } from '../../src/platform/api/slot-period.ts';
import type { PlainAnswer } from '../../src/plugins/debug/anonymise.ts';
import type { ConformanceOptions } from './conformance-options.ts';
import {
  startSession,
  type CallReport,
  type CorsReport,
  type Session,
} from './conformance-session.ts';
import { makeWrites } from './conformance-writes.ts';

/** An id that no platform has. */
const UNKNOWN_ID = 'conformance-none';

export interface ConformanceReport {
  middleware: string;
  /** The origin of the page for which CORS was checked. */
  origin: string;
  calls: readonly CallReport[];
  /** Whether the same `Idempotency-Key` twice gives one booking; null if not tried. */
  honoursIdempotencyKey: boolean | null;
  /** What keeps pages of the origin from reading answers. */
  cors: readonly CorsReport[];
}

/** Whether a middleware differs in anything from what the element needs. */
export const deviates = ({ calls, cors }: ConformanceReport): boolean =>
  cors.length > 0 || calls.some(({ deviations }) => deviations.length > 0);

/** The reads of what is on offer. Gives the free times of the campaign. */
async function readOffer({ ask, refuse }: Session, options: ConformanceOptions) {
  const { shop, campaign, service, offerCode, origin } = options;
  const period = currentSlotPeriod(Date.now());
  await ask('getEntityConfig', (api) => api.getEntityConfig(new URL(origin).hostname));
  await ask('getCampaign', (api) => api.getCampaign(campaign));
  await refuse('getCampaign', 'an unknown id', (api) => api.getCampaign(UNKNOWN_ID));
  await ask('getCampaignByOfferCode', (api) => api.getCampaignByOfferCode(offerCode));
  await ask('getCampaignSchedule', (api) => api.getCampaignSchedule(campaign));
  const slots = await ask('getCampaignSlots', (api) => api.getCampaignSlots(campaign, period));
  await ask('getShop', (api) => api.getShop(shop));
  await refuse('getShop', 'an unknown id', (api) => api.getShop(UNKNOWN_ID));
  await ask('getServiceSlots', (api) => api.getServiceSlots(service, period));
  await ask('getServiceResources', (api) => api.getServiceResources(service));
  await ask('getShopResources', (api) => api.getShopResources(shop));
  await ask('getCategories', (api) => api.getCategories());
  return slots ?? [];
}

/** The reads of a product order of a guest. */
async function readCart({ ask }: Session, { productsShop }: ConformanceOptions): Promise<void> {
  await ask('getShoppingCart', (api) => api.getShoppingCart(productsShop, null));
  await ask('getPaymentMethods', (api) => api.getPaymentMethods(productsShop, null));
  const [country] = (await ask('getCountries', (api) => api.getCountries())) ?? [];
  const rates = await ask('getDeliveryRates', (api) => api.getDeliveryRates(null));
  if (country) {
    const place = { countryId: country.id, postalCode: '1100-048' };
    await ask('getDeliveryRates', (api) => api.getDeliveryRates(place), { note: 'a place' });
  }
  const points = rates?.shops.flatMap(({ methods }) => methods.PICKUP_POINT) ?? [];
  const ids = [...new Set(points.map(({ id }) => id))];
  await ask('getPickupPoints', (api) => api.getPickupPoints(ids, null));
}

/** Signs in and reads a signed-in user's data. Gives the user; null if no user is signed in. */
async function readAccount(
  { ask, refuse }: Session,
  { account }: ConformanceOptions,
): Promise<Credentials | null> {
  if (!account) return null;
  const { username, password } = account;
  await ask('isRegisteredEmail', (api) => api.isRegisteredEmail(username));
  const login = { username, password, persistence: false };
  await refuse('signIn', 'a wrong password', (api) =>
    api.signIn({ ...login, password: `${password}-wrong` }),
  );
  const user = await ask('signIn', (api) => api.signIn(login));
  if (!user) return null;
  await ask('getProfile', (api) => api.getProfile(user));
  await ask('getPrizes', (api) => api.getPrizes(user));
  await ask('getAddresses', (api) => api.getAddresses(user));
  await ask('getPremiumPlans', (api) => api.getPremiumPlans(user));
  return user;
}

/**
 * Calls a middleware as the element does. Gives what differs from what the element needs, and all answers as they came.
 * Rejects with `Unreachable` if nothing answers.
 */
export async function checkConformance(
  options: ConformanceOptions,
): Promise<{ report: ConformanceReport; answers: readonly PlainAnswer[] }> {
  const session = startSession(options);
  const slots = await readOffer(session, options);
  await readCart(session, options);
  const user = await readAccount(session, options);
  const honoursIdempotencyKey = options.write
    ? await makeWrites(session, options, { slots, user })
    : null;
  const { middleware, origin } = options;
  const report = {
    middleware,
    origin,
    calls: session.reports,
    honoursIdempotencyKey,
    cors: session.cors(),
  };
  return { report, answers: session.answers };
}
