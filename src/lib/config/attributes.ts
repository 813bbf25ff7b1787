import { parseImageLoader, parseMiddleware, parseOrigin } from './addresses.ts';
import { parseCart, parseCartItems } from './cart-items.ts';
import { parseIdValue } from './id.ts';
import { parseLanguage } from './language.ts';
import { parseLinks } from './links.ts';
import type { Parser } from './parser.ts';
import { parsePrefill } from './prefill.ts';
import { oneOf, parseBoolean, parseHostName, parseText, parseToken } from './text.ts';
import { parseTimeZone } from './time-zone.ts';
import {
  DATA_MAX_LENGTH as DATA,
  TEXT_MAX_LENGTH as LINE,
  TOKEN_MAX_LENGTH as TOKEN,
} from '../element-limits.ts';

/** One attribute: how it is spelled and read, its default, and the effect of a change. */
export interface AttributeRow<Value> {
  /** Its property, if that is not its key. The attribute has the same name with hyphens: `offerCode` is `offer-code`. */
  name?: string;
  parse: Parser<Value, unknown>;
  /** Replaces a value that is absent or cannot be used. */
  default: Value;
  /** The most characters of its text, or rows of its list; 64 unless given. A longer value is not read. */
  limit?: number;
  /** Its URL parameters, the first that is present wins; without any it is never read from a URL. */
  url?: readonly string[];
  /** It names what is sold, so that `url-params="auto"` does not read the page's URL. */
  isTarget?: true;
  /**
   * The effect of a change on a running flow: it restarts, it is updated, or it restarts if it reads the server's cart.
   * Any other change applies in place.
   */
  change?: 'restart' | 'update' | 'cart';
  /** No warning repeats its value; with `address` the address bar does not keep it either. */
  secret?: 'value' | 'address';
  /** Its property writes the attribute, because styles select on it; no other property shows in the page. */
  reflects?: true;
}

/**
 * Every attribute of the element, one row each. Property types, `CheckoutConfig`, restarts, warnings and the table in
 * README.md derive from it; the sentence above a row is its documentation. Contract section 1, spec section 2
 * "Parameters read".
 */
const ROWS = {
  /**
   * Base URL of the middleware, or `sandbox:` for the sandbox inside the page.
   * @default the origin that the script came from
   * @change not possible: it is fixed when the element first connects
   */
  middleware: { parse: parseMiddleware, default: null, limit: TOKEN },
  /** The shop's id. */
  shopId: {
    name: 'shop',
    parse: parseIdValue,
    default: null,
    url: ['shopId', 'shop'],
    isTarget: true,
    change: 'restart',
  },
  /** The campaign's id. */
  campaignId: {
    name: 'campaign',
    parse: parseIdValue,
    default: null,
    url: ['campaignId', 'id'],
    isTarget: true,
    change: 'restart',
  },
  /** The campaign's offer code, in place of its id. */
  offerCode: {
    parse: parseIdValue,
    default: null,
    url: ['offerCode'],
    isTarget: true,
    change: 'restart',
  },
  /** The shop service's id. */
  serviceId: {
    name: 'service',
    parse: parseIdValue,
    default: null,
    url: ['serviceId'],
    isTarget: true,
    change: 'restart',
  },
  /** The entity (brand) whose configuration and prices apply. */
  entityId: {
    name: 'entity',
    parse: parseIdValue,
    default: '1',
    url: ['entityId', 'providerId'],
    change: 'restart',
  },
  /** The provider; `4` signs the user in by the external token. */
  providerId: {
    name: 'provider',
    parse: parseIdValue,
    default: '1',
    url: ['providerId', 'entityId'],
    change: 'restart',
  },
  /**
   * Language of the interface: `pt`, `es` or `en`, also as `pt-PT` or `pt_PT`.
   * @default the page's own `lang` if it is one of them, else `pt`
   */
  language: { name: 'lang', parse: parseLanguage, default: null, url: ['lang'] },
  /** Starts the flow of a campaign that the customer obtains by scanning a QR code. */
  qr: { parse: parseBoolean, default: false, url: ['qr'], isTarget: true, change: 'restart' },
  /** Starts the checkout of the shop's products. */
  products: {
    parse: parseBoolean,
    default: false,
    url: ['products'],
    isTarget: true,
    change: 'restart',
  },
  /** Starts with the shop's menu; with a campaign, an offer code or cart items, customers can order. */
  menu: { parse: parseBoolean, default: false, url: ['menu'], isTarget: true, change: 'restart' },
  /** Starts with the shop's online services, or with the one that `service` names. */
  services: {
    parse: parseBoolean,
    default: false,
    url: ['services'],
    isTarget: true,
    change: 'restart',
  },
  /** `normal` or `smart`: skips the choice between the two. */
  reservationType: {
    parse: oneOf('normal', 'smart'),
    default: null,
    url: ['reservationType'],
    change: 'restart',
  },
  /** `book` or `voucher`: books a date or buys a voucher, if the offer allows it. */
  reservationMode: {
    parse: oneOf('book', 'voucher'),
    default: null,
    url: ['reservationMode'],
    change: 'restart',
  },
  /** `book`, `voucher` or `premium`: the first tab, if the offer allows it. */
  defaultView: {
    parse: oneOf('book', 'voucher', 'premium'),
    default: null,
    url: ['defaultView'],
    change: 'restart',
  },
  /** Items to order, as JSON: `[{"id": 1, "productId": 1, "qty": 2}]`. */
  cartItems: {
    parse: parseCartItems,
    default: [],
    limit: DATA,
    url: ['shoppingCartItems'],
    isTarget: true,
    change: 'update',
  },
  /** Ids of items to order, separated by commas, one piece each. */
  cart: {
    parse: parseCart,
    default: [],
    limit: DATA,
    url: ['shoppingCart'],
    isTarget: true,
    change: 'update',
  },
  /** Code of the user who recommended the shop; sent with a registration. */
  referralCode: { parse: parseText, default: null, limit: LINE, url: ['referralCode'] },
  /** Sales channel of the orders. */
  channel: { parse: parseText, default: null, limit: LINE, url: ['channel'] },
  /** Channel manager of the bookings. */
  channelManager: { parse: parseText, default: null, limit: LINE, url: ['channelManager'] },
  /** Session of the server's cart. */
  sessionId: {
    parse: parseToken,
    default: null,
    limit: TOKEN,
    url: ['sessionId'],
    change: 'cart',
    secret: 'address',
  },
  /** Reservation token of the maps service that sent the customer; kept for 30 days and sent with each transaction. */
  rwgToken: { parse: parseToken, default: null, limit: TOKEN, url: ['rwg_token'], secret: 'value' },
  /** Id of the signed-in user; needs `token`. */
  userId: {
    parse: parseIdValue,
    default: null,
    url: ['userId'],
    change: 'restart',
    secret: 'address',
  },
  /** Session token of the signed-in user. */
  token: {
    parse: parseToken,
    default: null,
    limit: TOKEN,
    url: ['token'],
    change: 'restart',
    secret: 'address',
  },
  /** Token of another system that signs the user in for provider 4. */
  externalToken: {
    parse: parseToken,
    default: null,
    limit: TOKEN,
    url: ['externalToken'],
    change: 'restart',
    secret: 'address',
  },
  /** Lets customers continue without an account; asks for their e-mail. */
  allowGuestLogin: {
    parse: parseBoolean,
    default: false,
    url: ['allowGuestLogin'],
    change: 'restart',
  },
  /** Whether a date may be booked. */
  canBookDate: { parse: parseBoolean, default: true, change: 'restart' },
  /** Whether vouchers may be bought. */
  canBuyVoucher: { parse: parseBoolean, default: true, change: 'restart' },
  /** Name of the application in every call. */
  clientApplication: { parse: parseIdValue, default: 'WEB' },
  /** Platform of the application; `WIDGET` shows the footer. */
  clientPlatform: { parse: parseIdValue, default: 'WIDGET' },
  /** Shows a button that closes the checkout; modal and button mode always have one. Inline, hide the element on `close`. */
  showClose: { parse: parseBoolean, default: false, url: ['showClose'] },
  /**
   * `on`, `off` or `auto`: whether the page's URL is read; `auto` reads it when the element names no target.
   * @change reads all values again
   */
  urlParams: { parse: oneOf('on', 'off', 'auto'), default: 'auto' },
  /** `inline`, `modal` (a trigger on the page opens it) or `button` (a floating button opens it). */
  mode: { parse: oneOf('inline', 'modal', 'button'), default: 'inline', reflects: true },
  /** `light`, `dark` or `auto`, which follows the device. */
  theme: { parse: oneOf('light', 'dark', 'auto'), default: 'auto', reflects: true },
  /** IANA time zone of the venue. */
  timeZone: { parse: parseTimeZone, default: 'Europe/Lisbon', change: 'restart' },
  /**
   * Known details of the customer and the booking, as JSON: name, email, phone, prefix, people, date, time, notes, coupon.
   * A later value fills untouched fields; a coupon applies at the next start.
   */
  prefill: { parse: parsePrefill, default: {}, limit: DATA, change: 'update', secret: 'value' },
  /**
   * Host name in the request for the entity configuration.
   * @default the page's host name
   */
  hostName: { parse: parseHostName, default: null, limit: LINE, change: 'restart' },
  /** Origin of the framing page for messages; without it, none are exchanged. */
  parentOrigin: { parse: parseOrigin, default: null, limit: LINE },
  /**
   * Partner id for the conversion call of the maps service.
   * @default the entity configuration's, else no call
   */
  mapsPartnerId: { parse: parseIdValue, default: null },
  /**
   * `none`, `imgix`, `cloudinary`, `akamai` or a URL template with `{src}`, `{width}` and `{quality}`.
   * @default `none` */
  imageLoader: { parse: parseImageLoader, default: null, limit: TOKEN },
  /** `off` or `datalayer`, which pushes every `track` event to `window.dataLayer`; `items` come as `ecommerce` too. */
  analytics: { parse: oneOf('off', 'datalayer'), default: 'off' },
  /** `off` or `header`, which sends an `Idempotency-Key` with every booking, order, payment and change; the platform's CORS must allow it. */
  idempotency: { parse: oneOf('off', 'header'), default: 'off' },
  /**
   * Addresses of pages, as JSON: privacy, terms, complaints, disputes, withdrawal, rewards, prizes, bookings.
   * @default the entity configuration's, else those of the main site
   */
  links: { parse: parseLinks, default: {}, limit: DATA },
  /** Nonce for created style and script elements. */
  cspNonce: { parse: parseToken, default: null, limit: TOKEN, secret: 'value' },
} as const satisfies Readonly<Record<string, AttributeRow<unknown>>>;

type Rows = typeof ROWS;

export type AttributeKey = keyof Rows;

type ParsedBy<Row> = Row extends { parse: Parser<infer Value, unknown> } ? Value : never;

/** A plain function says nothing of its input, which is then inferred as unknown. */
type InputOf<Row> = Row extends { parse: Parser<unknown, infer Input> }
  ? unknown extends Input
    ? never
    : Input
  : never;

type DefaultOf<Row> = Row extends { default: null } ? null : never;

/** The value of each attribute before they become one config. */
export type AttributeValues = {
  [Key in AttributeKey]: ParsedBy<Rows[Key]> | DefaultOf<Rows[Key]>;
};

type PropertyName<Key extends AttributeKey> = Rows[Key] extends { name: infer Name extends string }
  ? Name
  : Key;

/** Every attribute as a property of the element. `lang` is a property of every HTML element already. */
export type AttributeProperties = {
  [Key in Exclude<AttributeKey, 'language'> as PropertyName<Key>]:
    | AttributeValues[Key]
    | InputOf<Rows[Key]>;
};

type Hyphenated<Name> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `-${Lowercase<Letter>}`}${Hyphenated<Rest>}`
  : '';

/** The name of an attribute, as a page writes it: `offer-code`. */
export type AttributeName = {
  [Key in AttributeKey]: Hyphenated<PropertyName<Key>>;
}[AttributeKey];

export const ATTRIBUTES: { readonly [Key in AttributeKey]: AttributeRow<AttributeValues[Key]> } =
  ROWS;

/** The keys of the table in its order. */
export const ATTRIBUTE_KEYS = Object.keys(ATTRIBUTES).filter(isAttributeKey);

function isAttributeKey(name: string): name is AttributeKey {
  return Object.hasOwn(ATTRIBUTES, name);
}

/** The property of an attribute. */
export const propertyName = (key: AttributeKey): string => ATTRIBUTES[key].name ?? key;

/** The attribute as a page writes it. */
export function attributeName(key: AttributeKey): string {
  return propertyName(key).replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Names in URLs that no address bar should keep. Contract section 1 "Precedence". */
export const SECRET_URL_NAMES: readonly string[] = Object.values(ATTRIBUTES).flatMap(
  ({ secret, url }) => (secret === 'address' && url) || [],
);
