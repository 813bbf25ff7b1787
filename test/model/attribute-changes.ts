import { readConfig } from '../../src/element/read-config.ts';
import {
  ATTRIBUTE_KEYS,
  attributeName,
  type AttributeKey,
} from '../../src/lib/config/attributes.ts';
import type { CheckoutConfig } from '../../src/lib/config/checkout-config.ts';

/** The element's `middleware` is fixed when it connects, and `url-params` decides only what is read then. */
type ChangingKey = Exclude<AttributeKey, 'middleware' | 'urlParams'>;

/** Values that a page may give an attribute while a customer is at it; null removes the attribute. */
const VALUES: Readonly<Record<ChangingKey, readonly (string | null)[]>> = {
  shopId: ['1', '2', '3', null],
  campaignId: ['101', '102', '110', null],
  offerCode: ['POINTS10', null],
  serviceId: ['201', null],
  entityId: ['2', null],
  providerId: ['2', null],
  lang: ['en', 'es', 'fr', null],
  address: ['formal', null],
  qr: ['true', null],
  products: ['true', null],
  menu: ['true', null],
  services: ['true', null],
  reservationType: ['normal', 'smart', null],
  reservationMode: ['book', 'voucher', null],
  defaultView: ['voucher', null],
  cartItems: ['[{"id":"1101","productId":"1101","qty":2}]', null],
  cart: ['1101', null],
  referralCode: ['R1', null],
  channel: ['kiosk', null],
  channelManager: ['manager', null],
  sessionId: ['one-shop', 'sess-OTHER', null],
  rwgToken: ['rwg-1', null],
  userId: ['1001', null],
  token: ['token-ana', null],
  externalToken: ['external', null],
  allowGuestLogin: ['true', 'false'],
  canBookDate: ['false', null],
  canBuyVoucher: ['false', null],
  clientApplication: ['APP', null],
  clientPlatform: ['WEB', null],
  showClose: ['true', null],
  mode: ['inline', null],
  loading: ['lazy', null],
  history: ['steps', null],
  table: ['12', null],
  idleReset: ['90', null],
  questions: ['allergies,pet', null],
  venues: ['[{"name": "A", "shop": 1, "campaign": 101}]', null],
  merchantLang: ['en', null],
  paymentMethods: [null, 'card,mbway', 'multibanco', 'cash'],
  theme: ['dark', null],
  timeZone: ['Atlantic/Azores', null],
  prefill: ['{"name":"Eva","people":3}', '{"people":2,"lock":["people"]}', null],
  hostName: ['other.example', null],
  parentOrigin: ['https://parent.example', null],
  mapsPartnerId: ['12', null],
  imageLoader: ['imgix', null],
  analytics: ['datalayer', null],
  consent: ['necessary', null],
  idempotency: ['header', null],
  links: ['{"terms":"https://shop.example/terms"}', null],
  debug: ['true', null],
  agents: ['true', null],
  structuredData: ['true', null],
  texts: [null],
  cspNonce: ['nonce', null],
};

/** One attribute with one of its values. */
interface AttributeChange {
  key: ChangingKey;
  value: string | null;
}

/** Every attribute with every value. */
export const ATTRIBUTE_CHANGES: readonly AttributeChange[] = ATTRIBUTE_KEYS.filter(
  (key): key is ChangingKey => key in VALUES,
).flatMap((key) => VALUES[key].map((value) => ({ key, value })));

/** Attributes whose field of the config has another name. */
const FIELDS: Partial<Record<ChangingKey, keyof CheckoutConfig>> = {
  lang: 'language',
  cart: 'cartItems',
};

/** The part of the config that an attribute decides, as the element reads it. */
export function readChange({ key, value }: AttributeChange): Partial<CheckoutConfig> {
  const own = {
    attribute: (name: string) => (name === attributeName(key) ? value : null),
    property: () => undefined,
  };
  const page = { language: 'pt', scriptOrigin: 'https://platform.example', params: () => [] };
  const { config } = readConfig(own, page);
  const field = FIELDS[key] ?? key;
  return Object.fromEntries(Object.entries(config).filter(([name]) => name === field));
}
