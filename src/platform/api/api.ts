import type { BookingPayload } from '../../features/booking/rules/booking-payload.ts';
import type { Reservation } from '../../flow/rules/booking-state.ts';
import type { CampaignInfo } from '../../features/offer/rules/campaign.ts';
import type { ShoppingCart } from '../../features/cart/rules/shopping-cart.ts';
import type { Id } from '../../lib/config/id.ts';
import type { LanguageCode } from '../../lib/config/language.ts';
import type { EntityConfig } from '../../context/entity-config.ts';
import type { SmsPayload } from '../../features/confirmation/rules/sms-payload.ts';
import type { Category, Shop } from '../../features/offer/rules/shop.ts';
import type { Schedule, Slot } from '../../lib/time/slot.ts';
import type { Prize, UserSession } from '../../lib/user-session.ts';
import type { CallOptions, Credentials, WriteOptions } from './http/call-options.ts';
import type { AddressApi } from '../../features/delivery/calls/address-api.ts';
import type { OrderApi } from '../../features/ordering/calls/order-api.ts';
import type { ConversionApi } from '../../features/measuring/calls/conversion-api.ts';
import type { PaymentApi } from '../../features/payment/calls/payment-api.ts';
import type { PointsApi } from '../../features/points/calls/points-api.ts';
import type { PremiumApi } from '../../features/membership/calls/premium-api.ts';
import type { ResourceApi } from '../../features/booking/calls/resource-api.ts';
import type { AccountApi } from '../../features/account/calls/account-api.ts';

/** What every call may need of the element; the getters are read when a call is made. */
export interface ApiContext {
  /** Base URL without a trailing slash. */
  middleware: string;
  /** `fetch`, or a stand-in that hands out answers which were asked for earlier. */
  fetch: (request: Request) => Promise<Response>;
  entityId: Id;
  providerId: Id;
  clientApplication: string;
  channel: string | null;
  channelManager: string | null;
  sessionId: () => string | null;
  language: () => LanguageCode;
  /** `header` sends an Idempotency-Key with writes. */
  idempotency: 'off' | 'header';
  /** Unix time in ms. */
  now: () => number;
  /** Calls back after `ms` unless cancelled. */
  after: (ms: number, callback: () => void) => () => void;
  isOnline: () => boolean;
  /** Resolves once the account of a token may be used for more than its profile; rejects where it never may. */
  untilAccountSeen: (token: string, signal: AbortSignal | undefined) => Promise<void>;
}

/** The period of a calendar that is asked for. */
export interface SlotPeriod {
  /** ISO 8601 date-time. */
  startPeriod: string;
  untilMinutes: number;
}

/** Every call of the middleware that the element makes; each rejects with an `ApiError`. Spec section 7. */
export interface Api
  extends
    AccountApi,
    AddressApi,
    ConversionApi,
    OrderApi,
    PaymentApi,
    PointsApi,
    PremiumApi,
    ResourceApi {
  getEntityConfig(hostname: string, options?: CallOptions): Promise<EntityConfig>;
  getProfile(user: Credentials, options?: CallOptions): Promise<UserSession>;
  getPrizes(user: Credentials, options?: CallOptions): Promise<readonly Prize[]>;
  getCampaign(campaignId: Id, options?: CallOptions): Promise<CampaignInfo>;
  getCampaignByOfferCode(offerCode: string, options?: CallOptions): Promise<CampaignInfo>;
  getCampaignSchedule(campaignId: Id, options?: CallOptions): Promise<Schedule>;
  getCampaignSlots(
    campaignId: Id,
    period: SlotPeriod,
    options?: CallOptions,
  ): Promise<readonly Slot[]>;
  getShop(shopId: Id, options?: CallOptions): Promise<Shop>;
  getServiceSlots(
    serviceId: Id,
    period: SlotPeriod,
    options?: CallOptions,
  ): Promise<readonly Slot[]>;
  getCategories(options?: CallOptions): Promise<readonly Category[]>;
  getShoppingCart(
    shopId: Id | null,
    token: string | null,
    options?: CallOptions,
  ): Promise<ShoppingCart>;
  /** Books on behalf of the user, or as a guest when `user` is null. */
  createBooking(
    payload: BookingPayload,
    user: Credentials | null,
    options: WriteOptions,
  ): Promise<Reservation>;
  /** The follow-up conversion call of a signed-in booking. */
  convertBooking(
    user: Credentials,
    conversion: { transactionId: Id; valueChargedCents: number; campaignId: Id | null },
    options: WriteOptions,
  ): Promise<void>;
  sendSms(userId: Id, payload: SmsPayload, options: WriteOptions): Promise<void>;
}
