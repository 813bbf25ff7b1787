import type { Id } from './id.ts';
import type { LanguageCode } from './language.ts';
import type { CartItemRequest } from './cart-items.ts';
import type { Prefill } from './prefill.ts';
import type { Links } from './links.ts';

export type DefaultView = 'book' | 'voucher' | 'premium';
export type ReservationType = 'normal' | 'smart';
export type ReservationMode = 'book' | 'voucher';
export type ElementMode = 'inline' | 'modal' | 'button';
export type ThemeChoice = 'light' | 'dark' | 'auto';

/**
 * Everything one element was told, after attributes, URL, saved state, entity config and defaults
 * were weighed against each other. Spec section 3 "Context" and section 2 "Parameters read".
 */
export interface CheckoutConfig {
  /** Base URL of the middleware without a trailing slash, or `sandbox:`. */
  middleware: string;
  shopId: Id | null;
  campaignId: Id | null;
  offerCode: string | null;
  serviceId: Id | null;
  entityId: Id;
  providerId: Id;
  /** The language asked for; the one shown may change in the footer. */
  language: LanguageCode;
  qr: boolean;
  products: boolean;
  menu: boolean;
  services: boolean;
  reservationType: ReservationType | null;
  reservationMode: ReservationMode | null;
  defaultView: DefaultView | null;
  /** `cart-items` and `cart` joined, in that order. */
  cartItems: readonly CartItemRequest[];
  referralCode: string | null;
  channel: string | null;
  channelManager: string | null;
  sessionId: string | null;
  rwgToken: string | null;
  userId: Id | null;
  token: string | null;
  externalToken: string | null;
  /** The keys whose values a URL says, which anybody may have made: a sign-in or a session of a link is not kept. */
  linked: readonly string[];
  allowGuestLogin: boolean;
  canBookDate: boolean;
  canBuyVoucher: boolean;
  clientApplication: string;
  clientPlatform: string;
  showClose: boolean;
  mode: ElementMode;
  theme: ThemeChoice;
  /** IANA zone of the venue. */
  timeZone: string;
  prefill: Prefill;
  hostName: string | null;
  parentOrigin: string | null;
  mapsPartnerId: string | null;
  imageLoader: string | null;
  analytics: 'off' | 'datalayer';
  idempotency: 'off' | 'header';
  links: Links;
  cspNonce: string | null;
}
