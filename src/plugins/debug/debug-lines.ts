import {
  ATTRIBUTE_KEYS,
  attributeName,
  ATTRIBUTES,
  type AttributeKey,
} from '../../lib/config/attributes.ts';
import type { CheckoutEventName } from '../../platform/host/checkout-events.ts';
import type { FlowType } from '../../flow/flow-table.ts';

/** Characters of a value that a line shows. */
const SHOWN_LENGTH = 80;

/** Letters by which a misspelt name differs: one in a short name, which resembles many words. */
const maxSlips = (known: string): number => (known.length < 6 ? 1 : 2);

/** Values that identify a person. */
const PERSONAL: readonly AttributeKey[] = ['referralCode', 'prefill', 'userId'];

/** Whether the value of an attribute identifies a person. */
export const isPersonal = (key: AttributeKey): boolean => PERSONAL.includes(key);

const isEmpty = (value: unknown) =>
  ['null', '{}', '[]', '""'].includes(JSON.stringify(value) ?? 'null');

/** One value of the config with its source; for secret or personal values only whether they are set. */
export function configLine(key: AttributeKey, value: unknown, source: ValueSource): string {
  const text = JSON.stringify(value);
  const isHidden = ATTRIBUTES[key].secret || isPersonal(key);
  const shown = text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
  return `${attributeName(key)}: ${isEmpty(value) ? 'none' : isHidden ? '(set)' : shown} (${source})`;
}

const KNOWN = ATTRIBUTE_KEYS.map(attributeName);

/** Number of letters of a word that another one lacks. */
const surplus = (word: string, other: string): number =>
  other.split('').reduce((rest, letter) => rest.replace(letter, ''), word).length;

/** Whether a name begins with that of an attribute, or has its first and almost all its letters, such as `camapign`. */
const isNear = (name: string, known: string): boolean =>
  name.startsWith(known) ||
  (name[0] === known[0] && surplus(name, known) + surplus(known, name) <= maxSlips(known));

/** The unknown attributes that are probably misspelt. A name of two or three letters resembles too much. */
export function misspeltLines(names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const meant = KNOWN.find((known) => known.length > 3 && isNear(name, known));
    return meant && !KNOWN.includes(name) ? [`${name}: unknown, ${meant}?`] : [];
  });
}

/**
 * A text that only the merchant can write, while its screen is shown without it: the platform says nothing of how a plan
 * renews and ends.
 */
export function missingTextLines(step: string | null, texts: object | null): string[] {
  const isOwn = Object.values(texts ?? {}).some((own: object) => 'premium.renewal' in own);
  return step === 'plans' && !isOwn
    ? ['texts: say in "premium.renewal" how your plans renew and end']
    : [];
}

/** The attributes that ask for a flow; the first flow that matches wins. Spec section 2 "Flow selection". */
const ASKED_BY: Readonly<Partial<Record<FlowType, readonly AttributeKey[]>>> = {
  venue_listing: ['venues'],
  campaign_offer_code: ['qr'],
  'product-checkout': ['products'],
  menu_and_transport_order: ['menu', 'campaignId', 'offerCode', 'cartItems'],
  menu_only: ['menu'],
  service_and_reservation: ['services', 'serviceId'],
  service_listing_and_reservation: ['services'],
  transport_order: ['cartItems'],
  booking_voucher: ['reservationType', 'providerId'],
};

/** Why a flow runs: the attributes that select it, or that it replaces the selected one. */
export function explainFlow(
  flow: FlowType,
  asked: FlowType,
  given: readonly AttributeKey[],
): string {
  if (flow !== asked) return `in place of "${asked}": goTo(), a saved state or a visit within it`;
  const names = (ASKED_BY[flow] ?? []).filter((key) => given.includes(key)).map(attributeName);
  return names.length > 0
    ? `because of ${names.join(', ')}`
    : 'because no attribute asks for another';
}

/** The fields of each event that reveal nothing of a person or a transaction. */
const EVENT_FIELDS: Readonly<Record<string, readonly string[]>> = {
  ready: ['flow'],
  step: ['flow', 'step', 'index', 'total'],
  login: [],
  logout: [],
  cart: ['items', 'itemsTotal', 'final'],
  removeitem: [],
  submit: ['kind'],
  reserved: ['kind'],
  pending: ['kind'],
  paid: ['kind'],
  order: [],
  redirect: ['reason'],
  navigate: ['to'],
  close: [],
  error: ['code', 'status'],
  track: ['name'],
} satisfies Record<CheckoutEventName, readonly string[]>;

export const EVENT_NAMES = Object.keys(EVENT_FIELDS);

/** An event with the harmless part of its detail. */
export function eventLine(name: string, detail: object): string {
  const fields = (EVENT_FIELDS[name] ?? []).map((field) => {
    const value: unknown = Reflect.get(detail, field);
    return `${field}=${String(value)}`;
  });
  return [name, ...fields].join(' ');
}

/** A part of a path that names a call or a row: a short word, a file, or a short number. */
const PLAIN_PART = /^(?:[a-z][a-z-]{0,29}|\d{1,7}|merchant-checkout[\w.-]*|[a-z]\w*\.js)$/i;

/** An address without parts that may identify a person: no query, and no part of the path that could be a code. */
export function shortAddress(address: string): string {
  const { origin, pathname } = new URL(address);
  const path = pathname.split('/').map((part) => (!part || PLAIN_PART.test(part) ? part : '…'));
  return origin + path.join('/');
}

/** One load: when, how long, what, and the answer's status where the browser exposes it. */
export function loadLine(address: string, start: number, duration: number, status = 0): string {
  const answer = status > 0 ? ` ${status}` : '';
  return `${Math.round(start)} ms +${Math.round(duration)} ms ${shortAddress(address)}${answer}`;
}

/** Content blocked by a policy; only its host is shown. */
export function blockedLine(directive: string, blocked: string): string {
  return `${directive}: ${URL.canParse(blocked) ? shortAddress(blocked) : blocked}`;
}

/** Every attribute whose value the config holds under its key; `cart` is in `cartItems`. */
export const CONFIG_KEYS = ATTRIBUTE_KEYS.filter((key) => key !== 'cart' && key !== 'urlParams');

/** Where the value of an attribute comes from. */
export type ValueSource = 'URL' | 'attribute' | 'property' | 'entity' | 'page' | 'default';

/** What says where a value comes from. */
export interface ValueFacts {
  /** Taken from the page's address. */
  isLinked: boolean;
  /** The attribute's value as it was parsed; undefined without one that can be used. */
  attribute: unknown;
  /** The source in the element: property, else attribute, else default. */
  own: unknown;
  /** The brand's configuration, which may hold a value under the same name. */
  env: object;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The source of a value, by contract section 1 "Precedence". */
export function sourceOf(
  key: AttributeKey,
  { isLinked, attribute, own, env }: ValueFacts,
): ValueSource {
  if (isLinked) return 'URL';
  if (attribute !== undefined && isSame(attribute, own)) return 'attribute';
  if (!isSame(own, ATTRIBUTES[key].default)) return 'property';
  if (key === 'lang' || key === 'hostName') return 'page';
  return isEmpty(Reflect.get(env, key)) ? 'default' : 'entity';
}
