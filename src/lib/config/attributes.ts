import { parseImageLoader, parseMiddleware, parseOrigin } from './urls.ts';
import { parseCart, parseCartItems } from './cart-items.ts';
import { parseIdleSeconds } from './seconds.ts';
import { parseIdValue } from './id.ts';
import { parseLanguage } from './language.ts';
import { parseLinks } from './links.ts';
import type { Parser } from './parser.ts';
import { parsePaymentMethods } from './payment-methods.ts';
import { parsePrefill } from './prefill.ts';
import { parseQuestions } from './questions.ts';
import { parseTexts } from './texts-by-language.ts';
import { oneOf, parseBoolean, parseHostName, parseQr, parseText, parseToken } from './text.ts';
import { parseTimeZone } from './time-zone.ts';
import { parseVenues } from './venues.ts';
import { PAYMENT_METHOD_ORDER } from '../payment/payment-method.ts';
import {
  DATA_MAX_LENGTH as DATA,
  TEXT_MAX_LENGTH as LINE,
  TOKEN_MAX_LENGTH as TOKEN,
} from '../limits.ts';

/** One attribute: its names, parser, default, and the effect of a change. */
export interface AttributeRow<Value> {
  /** Its property, if not its key. The attribute is the same with hyphens: `offerCode` is `offer-code`. */
  name?: string;
  parse: Parser<Value, unknown>;
  /** Replaces a missing or invalid value. */
  default: Value;
  /** Maximum of characters or rows, 64 by default; a longer value is invalid. */
  limit?: number;
  /** Its URL parameters; the first one present wins. */
  url?: readonly string[];
  /** Its URL parameters are read with `url-params="on"` only. */
  isAskedForInUrl?: true;
  /** Names what is sold: with one, `url-params="auto"` does not read the page's URL. */
  isTarget?: true;
  /** The effect on a running flow: restart, update, or restart if it reads the server's cart; by default none. */
  change?: 'restart' | 'update' | 'cart';
  /** Never repeated in a warning; with `address` also removed from the address bar. */
  secret?: 'value' | 'address';
  /** Its property sets the attribute, because styles select on it. */
  reflects?: true;
}

/** The defaults of the rows of one kind. */
const CHOICE = { default: null, change: 'restart' } as const;
const TARGET = { ...CHOICE, parse: parseIdValue, isTarget: true } as const;
const FLOW = { parse: parseBoolean, default: false, isTarget: true, change: 'restart' } as const;
const BRAND = { parse: parseIdValue, default: '1', change: 'restart' } as const;
const ITEMS = { default: [], limit: DATA, isTarget: true, change: 'update' } as const;
const SESSION = { ...CHOICE, parse: parseToken, limit: TOKEN, secret: 'address' } as const;

/**
 * Every attribute of the element, one row each. Property types, `CheckoutConfig`, restarts, warnings and the table in
 * docs/reference derive from it; the sentence above a row is its documentation. Contract section 1, spec section 2
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
  shopId: { ...TARGET, name: 'shop', url: ['shopId', 'shop'] },
  /** The campaign's id. */
  campaignId: { ...TARGET, name: 'campaign', url: ['campaignId', 'id'] },
  /** The campaign's offer code, in place of its id. */
  offerCode: { ...TARGET, url: ['offerCode'] },
  /** The shop service's id. */
  serviceId: { ...TARGET, name: 'service', url: ['serviceId'] },
  /** The entity (brand) whose configuration and prices apply. */
  entityId: { ...BRAND, name: 'entity', url: ['entityId', 'providerId'] },
  /** The provider; `4` signs the user in by the external token. */
  providerId: { ...BRAND, name: 'provider', url: ['providerId', 'entityId'] },
  /**
   * Language of the interface: `pt`, `es`, `en`, `fr` or `de`, also as `pt-PT` or `pt_PT`.
   * @default the page's own `lang` if it is one of them, else `pt`
   */
  lang: { parse: parseLanguage, url: ['lang'], default: null },
  /**
   * `informal` or `formal`: how Portuguese and Spanish texts address the customer. The other languages have one form.
   * @change applies at once
   */
  address: { parse: oneOf('informal', 'formal'), default: 'informal' },
  /** Starts the flow of a campaign that the customer obtains by scanning a QR code. The code itself as its value is the offer code where none is given. */
  qr: { ...FLOW, parse: parseQr, url: ['qr'] },
  /** Starts the checkout of the shop's products. */
  products: { ...FLOW, url: ['products'] },
  /** Starts with the shop's menu; with a campaign, an offer code or cart items, customers can order. */
  menu: { ...FLOW, url: ['menu'] },
  /** Starts with the shop's online services, or with the one that `service` names. */
  services: { ...FLOW, url: ['services'] },
  /** `normal` or `smart`: skips the choice between the two. */
  reservationType: { ...CHOICE, parse: oneOf('normal', 'smart'), url: ['reservationType'] },
  /** `book` or `voucher`: books a date or buys a voucher, if the offer allows it. */
  reservationMode: { ...CHOICE, parse: oneOf('book', 'voucher'), url: ['reservationMode'] },
  /** `book`, `voucher` or `premium`: the first tab, if the offer allows it. */
  defaultView: { ...CHOICE, parse: oneOf('book', 'voucher', 'premium'), url: ['defaultView'] },
  /**
   * Venues to choose from on the first screen, at most 30, as JSON: `[{"name": "Baixa", "shop": 1, "campaign": 101}]`. Each has a
   * `name`, and a `shop` or a `campaign`; `service`, `area`, `latitude` and `longitude` may be added. The chosen one starts as if
   * its `shop`, `campaign` and `service` were the attributes.
   */
  venues: { parse: parseVenues, default: [], limit: DATA, isTarget: true, change: 'restart' },
  /** Items to order, as JSON: `[{"id": 1, "productId": 1, "qty": 2}]`. */
  cartItems: { ...ITEMS, parse: parseCartItems, url: ['shoppingCartItems'] },
  /** Ids of items to order, separated by commas, one piece each. */
  cart: { ...ITEMS, parse: parseCart, url: ['shoppingCart'] },
  /** Code of the user who recommended the shop; sent with a registration. */
  referralCode: { parse: parseText, default: null, limit: LINE, url: ['referralCode'] },
  /** Sales channel of the orders. */
  channel: { parse: parseText, default: null, limit: LINE, url: ['channel'] },
  /** Channel manager of the bookings. */
  channelManager: { parse: parseText, default: null, limit: LINE, url: ['channelManager'] },
  /** Session of the server's cart. */
  sessionId: { ...SESSION, url: ['sessionId'], change: 'cart' },
  /** Reservation token of the maps service that sent the customer; kept for 30 days and sent with each transaction. */
  rwgToken: { parse: parseToken, default: null, limit: TOKEN, url: ['rwg_token'], secret: 'value' },
  /** Id of the signed-in user; needs `token`. */
  userId: { ...CHOICE, parse: parseIdValue, url: ['userId'], secret: 'address' },
  /** Session token of the signed-in user. */
  token: { ...SESSION, url: ['token'] },
  /** Token of another system that signs the user in for provider 4. */
  externalToken: { ...SESSION, url: ['externalToken'] },
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
  /** Shows a button that closes the checkout; the dialogs of the other modes always have one. Inline, hide the element on `close`. */
  showClose: { parse: parseBoolean, default: false, url: ['showClose'] },
  /**
   * `on`, `off` or `auto`: whether the page's URL is read; `auto` reads it when the element names no target.
   * @change reads all values again
   */
  urlParams: { parse: oneOf('on', 'off', 'auto'), default: 'auto' },
  /**
   * `inline`, `modal` (a trigger on the page opens it), `button` (a floating button opens it) or `times` (shows the next free
   * times; a press on one opens it with day, time and people chosen).
   */
  mode: { parse: oneOf('inline', 'modal', 'button', 'times'), default: 'inline', reflects: true },
  /** `eager`, or `lazy`: the app and the calls wait until the element is near the viewport, is opened, gets the focus or a method is called. */
  loading: { parse: oneOf('eager', 'lazy'), default: 'eager' },
  /** `off` or `steps`, which makes each step of an inline element an entry of the page's history, so that the phone's Back returns to the previous step. Dialogs always handle Back; without `CloseWatcher` in the browser, an open dialog and its steps are entries too, whatever the value. */
  history: { parse: oneOf('off', 'steps'), default: 'off' },
  /** Name or number of the table where the customer sits, for menus and bookings: shown, and sent as a line of the notes. Read from the page's address with `url-params="on"` only. */
  table: { parse: parseText, default: null, url: ['table'], isAskedForInUrl: true },
  /**
   * For a kiosk: seconds without a touch, key or wheel after which the checkout starts again with nothing of the last customer left; from
   * 20 to 3600. A dialog warns 15 seconds before. Result screens start again after 30 seconds. Never while something is being sent or
   * a payment is open. An account or cart session that the page names stays.
   */
  idleReset: { parse: parseIdleSeconds, default: null },
  /**
   * Questions to the customer, asked with the contact details of bookings and orders: names of presets between commas
   * (`occasion`, `allergies`, `high-chair`, `pet`), or a list as JSON. Answers are sent as lines of the notes and never stored.
   */
  questions: { parse: parseQuestions, default: [], limit: DATA },
  /**
   * Language of what is written for the merchant, such as the lines of `table` and `questions`: `pt`, `es`, `en`, `fr` or `de`.
   * @default `pt`
   */
  merchantLang: { parse: parseLanguage, default: 'pt_PT' },
  /**
   * The ways to pay vouchers and premium reservations online, in the order in which they are offered: `mbway`, `card`,
   * `multibanco`, separated by commas. The first one is chosen at the start.
   * @default `mbway,card,multibanco`
   */
  paymentMethods: { parse: parsePaymentMethods, default: PAYMENT_METHOD_ORDER },
  /** `light`, `dark` or `auto`, which follows the device. */
  theme: { parse: oneOf('light', 'dark', 'auto'), default: 'auto', reflects: true },
  /** IANA time zone of the venue. */
  timeZone: { parse: parseTimeZone, default: 'Europe/Lisbon', change: 'restart' },
  /**
   * Known details of the customer and the booking, as JSON: name, email, phone, prefix, people, date, time, notes, coupon.
   * `lock` lists those that are shown and cannot be edited. A later value fills untouched fields; a coupon applies at the
   * next start.
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
  /** `off` or `datalayer`, which pushes every `track` event to `window.dataLayer`; `items` are also sent as `ecommerce`. */
  analytics: { parse: oneOf('off', 'datalayer'), default: 'off' },
  /**
   * `all` or `necessary`, which stores and sends no token of the maps service and measures nothing, whatever else is set.
   * @change applies at once
   */
  consent: { parse: oneOf('all', 'necessary'), default: 'all' },
  /** `off` or `header`, which sends an `Idempotency-Key` with every booking, order, payment and change; the platform's CORS must allow it. */
  idempotency: { parse: oneOf('off', 'header'), default: 'off' },
  /**
   * Addresses of pages, as JSON: privacy, terms, manage (change or cancel a booking), complaints, disputes, withdrawal, rewards,
   * prizes, bookings.
   * @default the entity configuration's, else those of the main site
   */
  links: { parse: parseLinks, default: {}, limit: DATA },
  /**
   * Shows the page's developer a panel below the checkout, and a console group: each value's source, the flow and why, loads,
   * events, what a policy blocks. Nothing personal.
   * @change applies at once
   */
  debug: { parse: parseBoolean, default: false },
  /**
   * Offers a browser's assistant (WebMCP) what the customer can do on the screen, and tools that find times, say prices and
   * prepare a booking or an order, short of placing, paying, signing in and consenting.
   * @change applies at once
   */
  agents: { parse: parseBoolean, default: false },
  /**
   * Describes the offer as schema.org JSON-LD in the page's head.
   * @change applies at once
   */
  structuredData: { parse: parseBoolean, default: false },
  /**
   * The page's own texts in place of ours: an object by language of ids and plain texts. What cannot be used is left out, with
   * a warning. Restored by `null`.
   * @only property
   * @limit 1000 each
   * @change applies at once
   */
  texts: { parse: parseTexts, default: null },
  /** Nonce for created style and script elements. */
  cspNonce: { parse: parseToken, default: null, limit: TOKEN, secret: 'value' },
} as const satisfies Readonly<Record<string, AttributeRow<unknown>>>;

export type Rows = typeof ROWS;

export type AttributeKey = keyof Rows;

/** The keys of rows that markup can write; `texts` is a property only. */
export type MarkupKey = Exclude<AttributeKey, 'texts'>;

export type ParsedBy<Row> = Row extends { parse: Parser<infer Value, unknown> } ? Value : never;

type DefaultOf<Row> = Row extends { default: null } ? null : never;

/** The parsed values of all attributes. */
export type AttributeValues = {
  [Key in AttributeKey]: ParsedBy<Rows[Key]> | DefaultOf<Rows[Key]>;
};

export const ATTRIBUTES: { readonly [Key in AttributeKey]: AttributeRow<AttributeValues[Key]> } =
  ROWS;

export const ATTRIBUTE_KEYS = Object.keys(ATTRIBUTES).filter(
  (name): name is AttributeKey => name in ATTRIBUTES,
);

export const propertyName = (key: AttributeKey): string => ATTRIBUTES[key].name ?? key;

export function attributeName(key: AttributeKey): string {
  return propertyName(key).replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** URL parameters to remove from the address bar. Contract section 1 "Precedence". */
export const SECRET_URL_NAMES: readonly string[] = Object.values(ATTRIBUTES).flatMap(
  ({ secret, url }) => (secret === 'address' && url) || [],
);
