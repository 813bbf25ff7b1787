import { oneOf, parseBoolean, parseHostName, parseText, parseToken } from '../lib/config/text.ts';
import { parseCart, parseCartItems } from '../lib/config/cart-items.ts';
import { parseIdValue } from '../lib/config/id.ts';
import { parseImageLoader, parseMiddleware, parseOrigin } from '../lib/config/addresses.ts';
import { parseLanguage } from '../lib/config/language.ts';
import { parseLinks } from '../lib/config/links.ts';
import { parsePrefill } from '../lib/config/prefill.ts';
import { parseTimeZone } from '../lib/config/time-zone.ts';
import {
  DATA_MAX_LENGTH as DATA,
  TEXT_MAX_LENGTH as LINE,
  TOKEN_MAX_LENGTH as TOKEN,
} from '../lib/first-limits.ts';
import type { AttributeKey, AttributeRow, AttributeValues } from './attribute-row.ts';

/**
 * Every attribute of the element. The sentence above a row is its documentation: the README's table
 * is made from it. Contract section 1, spec section 2 "Parameters read".
 */
export const ATTRIBUTES: { readonly [Key in AttributeKey]: AttributeRow<AttributeValues[Key]> } = {
  /**
   * Base URL of the middleware, or `sandbox:` for the sandbox inside the page. Fixed when the element first connects.
   * @default the origin that the script came from
   */
  middleware: { attribute: 'middleware', parse: parseMiddleware, default: null, limit: TOKEN },
  /** The shop's id. */
  shopId: {
    attribute: 'shop',
    parse: parseIdValue,
    default: null,
    url: ['shopId', 'shop'],
    isTarget: true,
  },
  /** The campaign's id. */
  campaignId: {
    attribute: 'campaign',
    parse: parseIdValue,
    default: null,
    url: ['campaignId', 'id'],
    isTarget: true,
  },
  /** The campaign's offer code, in place of its id. */
  offerCode: {
    attribute: 'offer-code',
    parse: parseIdValue,
    default: null,
    url: ['offerCode'],
    isTarget: true,
  },
  /** The shop service's id. */
  serviceId: {
    attribute: 'service',
    parse: parseIdValue,
    default: null,
    url: ['serviceId'],
    isTarget: true,
  },
  /** The entity (brand) whose configuration and prices apply. */
  entityId: {
    attribute: 'entity',
    parse: parseIdValue,
    default: '1',
    url: ['entityId', 'providerId'],
  },
  /** The provider; `4` signs the user in by the external token. */
  providerId: {
    attribute: 'provider',
    parse: parseIdValue,
    default: '1',
    url: ['providerId', 'entityId'],
  },
  /**
   * Language of the interface: `pt`, `es` or `en`, also as `pt-PT` or `pt_PT`.
   * @default the page's own `lang` if it is one of them, else `pt`
   */
  language: { attribute: 'lang', parse: parseLanguage, default: null, url: ['lang'] },
  /** Starts the flow of a campaign that is obtained by scanning a QR code. */
  qr: { attribute: 'qr', parse: parseBoolean, default: false, url: ['qr'], isTarget: true },
  /** Starts the checkout of the shop's products. */
  products: {
    attribute: 'products',
    parse: parseBoolean,
    default: false,
    url: ['products'],
    isTarget: true,
  },
  /** Starts with the shop's menu; with a campaign, an offer code or cart items it takes orders. */
  menu: { attribute: 'menu', parse: parseBoolean, default: false, url: ['menu'], isTarget: true },
  /** Starts with the shop's online services, or with the one that `service` names. */
  services: {
    attribute: 'services',
    parse: parseBoolean,
    default: false,
    url: ['services'],
    isTarget: true,
  },
  /** `normal` or `smart`: skips the choice between the two. */
  reservationType: {
    attribute: 'reservation-type',
    parse: oneOf('normal', 'smart'),
    default: null,
    url: ['reservationType'],
  },
  /** `book` or `voucher`: whether a date is booked or a voucher is bought; counts where the offer allows it. */
  reservationMode: {
    attribute: 'reservation-mode',
    parse: oneOf('book', 'voucher'),
    default: null,
    url: ['reservationMode'],
  },
  /** `book`, `voucher` or `premium`: the tab that is shown first; counts where the offer allows it. */
  defaultView: {
    attribute: 'default-view',
    parse: oneOf('book', 'voucher', 'premium'),
    default: null,
    url: ['defaultView'],
  },
  /** Items to order, as JSON: `[{"id": 1, "productId": 1, "qty": 2}]`. */
  cartItems: {
    attribute: 'cart-items',
    parse: parseCartItems,
    default: [],
    limit: DATA,
    url: ['shoppingCartItems'],
    isTarget: true,
  },
  /** Ids of items to order, between commas, one piece each. */
  cart: {
    attribute: 'cart',
    parse: parseCart,
    default: [],
    limit: DATA,
    url: ['shoppingCart'],
    isTarget: true,
  },
  /** Code of the user who recommended the shop; sent with a registration. */
  referralCode: {
    attribute: 'referral-code',
    parse: parseText,
    default: null,
    limit: LINE,
    url: ['referralCode'],
  },
  /** Sales channel that orders are counted for. */
  channel: { attribute: 'channel', parse: parseText, default: null, limit: LINE, url: ['channel'] },
  /** Channel manager that bookings are counted for. */
  channelManager: {
    attribute: 'channel-manager',
    parse: parseText,
    default: null,
    limit: LINE,
    url: ['channelManager'],
  },
  /** Session that the server's cart belongs to; another one reads its own cart. */
  sessionId: {
    attribute: 'session-id',
    parse: parseToken,
    default: null,
    limit: TOKEN,
    url: ['sessionId'],
  },
  /** Reservation token of the maps service that sent the customer; kept for 30 days, and told with each transaction. */
  rwgToken: {
    attribute: 'rwg-token',
    parse: parseToken,
    default: null,
    limit: TOKEN,
    url: ['rwg_token'],
  },
  /** Id of the signed-in user; needs `token`. */
  userId: { attribute: 'user-id', parse: parseIdValue, default: null, url: ['userId'] },
  /** Session token of the signed-in user. */
  token: { attribute: 'token', parse: parseToken, default: null, limit: TOKEN, url: ['token'] },
  /** Token of another system that signs the user in for provider 4. */
  externalToken: {
    attribute: 'external-token',
    parse: parseToken,
    default: null,
    limit: TOKEN,
    url: ['externalToken'],
  },
  /** Lets customers go on without an account; they are asked for their e-mail. */
  allowGuestLogin: {
    attribute: 'allow-guest-login',
    parse: parseBoolean,
    default: false,
    url: ['allowGuestLogin'],
  },
  /** Whether a date may be booked. */
  canBookDate: { attribute: 'can-book-date', parse: parseBoolean, default: true },
  /** Whether vouchers may be bought. */
  canBuyVoucher: { attribute: 'can-buy-voucher', parse: parseBoolean, default: true },
  /** Name of the application in every call. */
  clientApplication: { attribute: 'client-application', parse: parseIdValue, default: 'WEB' },
  /** Platform of the application; `WIDGET` shows the footer. */
  clientPlatform: { attribute: 'client-platform', parse: parseIdValue, default: 'WIDGET' },
  /** Shows a button that closes the checkout; modal and button mode always have one. Inline, the page hides the element when it hears `close`. */
  showClose: { attribute: 'show-close', parse: parseBoolean, default: false, url: ['showClose'] },
  /** `on`, `off` or `auto`: whether the page's URL is read; `auto` reads it when the element names no target. */
  urlParams: { attribute: 'url-params', parse: oneOf('on', 'off', 'auto'), default: 'auto' },
  /** `inline`, `modal` (a trigger on the page opens it) or `button` (a floating button opens it). */
  mode: {
    attribute: 'mode',
    parse: oneOf('inline', 'modal', 'button'),
    default: 'inline',
    reflects: true,
  },
  /** `light`, `dark` or `auto`, which follows the device. */
  theme: {
    attribute: 'theme',
    parse: oneOf('light', 'dark', 'auto'),
    default: 'auto',
    reflects: true,
  },
  /** IANA time zone of the venue. */
  timeZone: { attribute: 'time-zone', parse: parseTimeZone, default: 'Europe/Lisbon' },
  /**
   * What is known of the customer and the wish, as JSON: name, email, phone, prefix, people, date, time, notes, coupon.
   * Set later it fills what the customer has not touched; a coupon waits for the next start.
   */
  prefill: { attribute: 'prefill', parse: parsePrefill, default: {}, limit: DATA },
  /**
   * Host name that the entity configuration is asked for.
   * @default the page's host name
   */
  hostName: { attribute: 'host-name', parse: parseHostName, default: null, limit: LINE },
  /** Origin of the framing page that messages are exchanged with; none without it. */
  parentOrigin: { attribute: 'parent-origin', parse: parseOrigin, default: null, limit: LINE },
  /**
   * Partner id for the conversion call of the maps service.
   * @default the entity configuration's, else no call is made
   */
  mapsPartnerId: { attribute: 'maps-partner-id', parse: parseIdValue, default: null },
  /**
   * `none`, `imgix`, `cloudinary`, `akamai` or a URL template with `{src}`, `{width}` and `{quality}`.
   * @default `none` */
  imageLoader: { attribute: 'image-loader', parse: parseImageLoader, default: null, limit: TOKEN },
  /** `off` or `datalayer`, which pushes every `track` event to `window.dataLayer`; `items` come as `ecommerce` too. */
  analytics: { attribute: 'analytics', parse: oneOf('off', 'datalayer'), default: 'off' },
  /** `off` or `header`, which sends an `Idempotency-Key` with every write; the platform's CORS must allow it. */
  idempotency: { attribute: 'idempotency', parse: oneOf('off', 'header'), default: 'off' },
  /**
   * Addresses of pages, as JSON: privacy, terms, complaints, disputes, withdrawal, rewards, prizes, bookings.
   * @default the entity configuration's, else those of the main site
   */
  links: { attribute: 'links', parse: parseLinks, default: {}, limit: DATA },
  /** Nonce for any style or script element that has to be made. */
  cspNonce: { attribute: 'csp-nonce', parse: parseToken, default: null, limit: TOKEN },
};

/** Names in URLs that no address bar should keep. Contract section 1 "Precedence". */
export const SECRET_URL_NAMES: readonly string[] = [
  'token',
  'userId',
  'externalToken',
  'sessionId',
];

/** The keys of the table in its order. */
export const ATTRIBUTE_KEYS = Object.keys(ATTRIBUTES).filter(isAttributeKey);

function isAttributeKey(name: string): name is AttributeKey {
  return Object.hasOwn(ATTRIBUTES, name);
}
