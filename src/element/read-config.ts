import type { CheckoutConfig } from '../lib/config/checkout-config.ts';
import { parseLanguage } from '../lib/config/language.ts';
import { refused, type ParseResult } from '../lib/config/parser.ts';
import { codeOfQr } from '../lib/config/text.ts';
import { ID_MAX_LENGTH } from '../lib/limits.ts';
import type { PageParams } from '../platform/host/page-params.ts';
import {
  ATTRIBUTE_KEYS,
  attributeName,
  ATTRIBUTES,
  type AttributeKey,
  type AttributeRow,
  type AttributeValues,
} from '../lib/config/attributes.ts';

/** Where an element's own values are found. */
export interface OwnValues {
  attribute: (name: string) => string | null;
  /** The value of a property; undefined or null if it is not set. */
  property: (key: AttributeKey) => unknown;
}

/** Facts about the page around the element. */
export interface PageFacts {
  /** The page's `lang`. */
  language: string;
  /** The origin that the script came from. */
  scriptOrigin: string;
  /** Reads the parameters of the page's address; called only where they may be used. */
  params: () => PageParams;
}

/** A value as it was given, and where. */
interface Found {
  input: unknown;
  /** The name of its attribute or URL parameter. */
  place: string;
  isParam?: true;
}

/** A value that cannot be used; the content of `input` distinguishes new problems from known ones. */
export interface ConfigProblem extends Found {
  /** Refused, partly refused, fixed after the start, or given without its partner. */
  kind: 'refused' | 'part' | 'fixed' | 'half';
  key: AttributeKey;
  /** The accepted values, as `refused` names them; missing where they are not the problem. */
  takes?: string;
}

export interface ConfigReading {
  config: CheckoutConfig;
  problems: readonly ConfigProblem[];
  /**
   * Nothing may be requested: the middleware is unusable, or so is every row of a cart, which no other flow may
   * replace.
   */
  fatal: boolean;
}

/** An empty text counts as absent, but for booleans, where it is true: templates leave fields empty. */
function isGiven(input: unknown, row: AttributeRow<unknown>): boolean {
  return input != null && (input !== '' || typeof row.default === 'boolean');
}

/** The own value of the element: its property, else its attribute; null without either. */
export function findOwn(key: AttributeKey, own: OwnValues): Found | null {
  const row: AttributeRow<unknown> = ATTRIBUTES[key];
  const inputs = [own.property(key), own.attribute(attributeName(key))];
  const input = inputs.find((each) => isGiven(each, row));
  return input === undefined ? null : { input, place: attributeName(key) };
}

function findParam(row: AttributeRow<unknown>, params: PageParams): Found | null {
  for (const read of params) {
    for (const name of row.url ?? []) {
      const input = read(name);
      if (isGiven(input, row)) return { input, place: name, isParam: true };
    }
  }
  return null;
}

/** Parses a value of the page. Refuses one that is too long or throws when it is read. */
function parseGiven<Value>(
  { parse, limit = ID_MAX_LENGTH }: AttributeRow<Value>,
  input: unknown,
): ParseResult<Value> {
  try {
    const isLong = (typeof input === 'string' || Array.isArray(input)) && input.length > limit;
    return isLong ? refused(String(limit)) : parse(input);
  } catch {
    return refused('plain');
  }
}

/** Reads one value; a bad one gives the default and a problem. Never throws. */
export function readValue<Key extends AttributeKey>(
  key: Key,
  found: Found | null,
  onProblem: (problem: ConfigProblem) => void,
): AttributeValues[Key] {
  const row = ATTRIBUTES[key];
  if (!found) return row.default;
  const result = parseGiven<AttributeValues[Key]>(row, found.input);
  const { ok, takes } = result;
  if (takes) onProblem({ kind: ok ? 'part' : 'refused', key, ...found, takes });
  return ok ? result.value : row.default;
}

/** Whether the element names what it sells: also by a bad value, but not by `false` or an empty cart. */
function namesTarget(own: OwnValues): boolean {
  return ATTRIBUTE_KEYS.some((key) => {
    const found = ATTRIBUTES[key].isTarget ? findOwn(key, own) : null;
    if (!found) return false;
    const result = parseGiven<unknown>(ATTRIBUTES[key], found.input);
    return (
      !result.ok || (Array.isArray(result.value) ? result.value.length > 0 : result.value !== false)
    );
  });
}

/**
 * Reads every attribute and adds the keys that come from a URL to `linked`. Precedence: property, attribute, URL query,
 * URL hash, default.
 */
function readAll(
  own: OwnValues,
  page: PageFacts,
  onProblem: (problem: ConfigProblem) => void,
  linked: AttributeKey[],
): AttributeValues {
  const choice = readValue('urlParams', findOwn('urlParams', own), () => {});
  const isRead = choice === 'on' || (choice === 'auto' && !namesTarget(own));
  const params = isRead ? page.params() : [];
  const ownCart = findOwn('cartItems', own) ?? findOwn('cart', own);
  /** The offer code in `qr`, which is given where the code alone is. */
  const scannedCode = (key: AttributeKey): Found | null => {
    if (key !== 'offerCode') return null;
    const found = findOwn('qr', own) ?? findParam(ATTRIBUTES.qr, params);
    const code = found && codeOfQr(found.input);
    return code && found ? { ...found, input: code } : null;
  };
  const read = (key: AttributeKey) => {
    const row: AttributeRow<unknown> = ATTRIBUTES[key];
    // Two attributes name one cart: with one of them, the URL gives neither.
    const isNamed = ownCart && key.startsWith('cart');
    const said = findOwn(key, own);
    const isClosed = isNamed || (row.isAskedForInUrl && choice !== 'on');
    const param = said ? null : findParam(row, isClosed ? [] : params);
    if (param) linked.push(key);
    // By default, the middleware is the script's origin.
    const standIn = key === 'middleware' ? { input: page.scriptOrigin, place: key } : null;
    return readValue(key, said ?? param ?? standIn ?? scannedCode(key), onProblem);
  };
  // The type of entries cannot say that every key has its own value.
  return Object.assign({}, ...ATTRIBUTE_KEYS.map((key) => ({ [key]: read(key) })));
}

/** Reports a sign-in with only an id or only a token, unless the other one was refused. */
function checkSignIn(
  { userId, token }: Pick<AttributeValues, 'userId' | 'token'>,
  problems: readonly ConfigProblem[],
  onProblem: (problem: ConfigProblem) => void,
): void {
  const key = userId === null ? 'userId' : 'token';
  const isWhole = (userId === null) === (token === null);
  if (isWhole || problems.some((each) => each.key === key)) return;
  onProblem({ kind: 'half', key, input: null, place: attributeName(key) });
}

/**
 * Merges attributes and properties, the page's URL and the defaults into one config. The app applies saved state and
 * the entity config later. Never throws. Contract section 1 "Precedence".
 */
export function readConfig(own: OwnValues, page: PageFacts): ConfigReading {
  const problems: ConfigProblem[] = [];
  const report = (problem: ConfigProblem) => void problems.push(problem);
  const linked: AttributeKey[] = [];
  const { cart, urlParams: _, ...values } = readAll(own, page, report, linked);
  checkSignIn(values, problems, report);
  const language = parseLanguage(page.language);
  const config: CheckoutConfig = {
    ...values,
    middleware: values.middleware ?? '',
    language: values.lang ?? (language.ok ? language.value : 'pt_PT'),
    cartItems: [...values.cartItems, ...cart],
    showClose: values.showClose || values.mode !== 'inline',
    linked,
  };
  const isCartUnreadable =
    config.cartItems.length === 0 && problems.some(({ key }) => key.startsWith('cart'));
  return { config, problems, fatal: values.middleware === null || isCartUnreadable };
}
