import { isRecord, toData } from '../lib/config/json.ts';
import { PAYMENT_METHOD_WORDS } from '../lib/config/payment-methods.ts';
import { PREFILL_NAMES } from '../lib/config/prefill.ts';
import { LANGUAGE_CODES } from '../lib/config/language.ts';
import { LINK_NAMES } from '../lib/config/links.ts';
import { ID_MAX_LENGTH } from '../lib/limits.ts';
import { toText } from '../lib/config/text.ts';
import { ATTRIBUTES, type AttributeKey } from '../lib/config/attributes.ts';
import type { ConfigProblem } from './read-config.ts';

// The sandbox is for integrators too, so it shares their chunk.
export { importSandbox } from './import-sandbox.ts';

/** Characters of a text that a warning shows. */
const SHOWN_LENGTH = 40;

/** A text as a warning shows it: shortened, in quotes, with control characters escaped. */
export function quote(text: string): string {
  return JSON.stringify(text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text);
}

const URL = 'an absolute https URL without user info (http on localhost only)';

/** `pt, es or en` */
const LANGUAGES = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
  LANGUAGE_CODES.map((code) => code.slice(0, 2)),
);

/** The names in the objects that a page gives. */
const NAMES: Readonly<Partial<Record<AttributeKey, readonly string[]>>> = {
  prefill: [...PREFILL_NAMES, 'lock'],
  links: LINK_NAMES,
};

/** The accepted values of a JSON object as a whole, and of each of its fields. */
function ofFields(key: string, names: readonly string[], field: string): Record<string, string> {
  return {
    [key]: `a JSON object with any of ${names.join(', ')}`,
    ...Object.fromEntries(names.map((name) => [`${key}.${name}`, `${field} for "${name}"`])),
  };
}

/** The accepted values of a parser, by the name in its refusal. */
const TAKES: Readonly<Partial<Record<string, string>>> = {
  boolean: '"true" or "false"',
  id: `letters, digits, "_" and "-", at most ${ID_MAX_LENGTH} characters`,
  text: 'a text of one line',
  token: 'visible ASCII characters without spaces',
  language: `${LANGUAGES}, also as pt-PT or pt_PT`,
  timeZone: 'an IANA time zone such as Europe/Lisbon',
  hostName: 'a host name such as www.example.pt',
  origin: 'an origin such as https://www.example.pt',
  middleware: `"sandbox:" or ${URL}; without query and hash`,
  cartItems: 'a JSON list such as [{"id": 1, "productId": 1, "qty": 2}]',
  cart: 'ids between commas such as 12,15',
  paymentMethods: `any of ${PAYMENT_METHOD_WORDS.join(', ')}, between commas`,
  venues:
    'a JSON list of at most 30 such as [{"name": "Baixa", "shop": 1, "campaign": 101}], each with a name, and a shop or a campaign',
  idleSeconds: 'whole seconds from 20 to 3600',
  questions:
    'names of presets between commas such as allergies,pet or a JSON list such as [{"id": "floor", "label": "Which floor?"}]',
  imageLoader:
    '"none", "imgix", "cloudinary", "akamai" or an https URL with {src}, {width}, {quality}',
  plain: 'a plain value',
  texts: 'an object by language of ids and texts, set by script',
  ...ofFields('prefill', PREFILL_NAMES, 'a usable value'),
  'prefill.lock': `in "lock" a list with any of ${PREFILL_NAMES.join(', ')}`,
  ...ofFields('links', LINK_NAMES, 'an absolute https URL'),
};

/** The accepted values of a parser, as the end of the message "shop takes ...". */
function describeTakes(takes = ''): string {
  if (Number(takes)) return `at most ${takes} characters`;
  return (
    TAKES[takes] ??
    takes
      .split(',')
      .map((word) => `"${word}"`)
      .join(', ')
  );
}

/** The refused value: without what may be a password or a key in a URL, and nothing at all of a secret. */
function describeGiven({ key, input }: ConfigProblem): string {
  const text = toText(input)
    .replace(/^.*@/s, '…@')
    .replace(/[?#].*/s, '…');
  return ATTRIBUTES[key].secret || !text ? '' : `, not ${quote(text)}`;
}

/** The part of a value that is not used: the unknown names of an object, else rows. */
function describeLeftOut({ key, input, takes }: ConfigProblem): string {
  const data = toData(input);
  const names = takes === key && isRecord(data) ? Object.keys(data) : [];
  const unknown = names.filter((name) => !NAMES[key]?.includes(name)).map(quote);
  return unknown.length > 0
    ? `. Ignored: ${unknown.join(', ')}`
    : ': each row that cannot be used is left out';
}

/** A message for the page's developer: the attribute or parameter, its valid values, and the value given. */
export function describeProblem(problem: ConfigProblem): string {
  const kind = problem.key === 'texts' ? 'property' : 'attribute';
  const where = `${problem.isParam ? 'URL parameter' : kind} "${problem.place}"`;
  const takes = `The ${where} takes ${describeTakes(problem.takes)}`;
  switch (problem.kind) {
    case 'refused':
      return `${takes}${describeGiven(problem)}.`;
    case 'part':
      return `${takes}${describeLeftOut(problem)}.`;
    case 'fixed':
      return `The ${where} is fixed when the element first connects.`;
    case 'half':
      return `"user-id" and "token" go together: without the ${where} nobody is signed in.`;
  }
}

/** A message about a trigger whose target opens nothing. */
export function describeBrokenTrigger(target: string): string {
  const takes = 'the "#id" of an element with mode="modal" or "button"';
  return `data-merchant-checkout-open=${quote(target)} opens nothing: it takes ${takes}.`;
}
