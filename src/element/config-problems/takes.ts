import type { Prefill } from '../../lib/config/prefill.ts';
import { LINK_NAMES } from '../../lib/config/links.ts';
import { ID_MAX_LENGTH } from '../../lib/first-limits.ts';

const URL = 'an absolute https URL without user info (http on localhost only)';

const PREFILL_NAMES: readonly (keyof Prefill)[] = [
  'name',
  'email',
  'phone',
  'prefix',
  'people',
  'date',
  'time',
  'notes',
  'coupon',
];

/** The words for a JSON object as a whole, and for each of its fields. */
function ofFields(key: string, names: readonly string[], field: string): Record<string, string> {
  return {
    [key]: `a JSON object with any of ${names.join(', ')}`,
    ...Object.fromEntries(names.map((name) => [`${key}.${name}`, `${field} for "${name}"`])),
  };
}

/** What a parser takes, by the name under which it refuses. */
const TAKES: Readonly<Partial<Record<string, string>>> = {
  boolean: '"true" or "false"',
  id: `letters, digits, "_" and "-", at most ${ID_MAX_LENGTH} characters`,
  text: 'a text of one line',
  token: 'visible ASCII characters without spaces',
  language: 'pt, es or en, also as pt-PT or pt_PT',
  timeZone: 'an IANA time zone such as Europe/Lisbon',
  hostName: 'a host name such as www.example.pt',
  origin: 'an origin such as https://www.example.pt',
  middleware: `"sandbox:" or ${URL}; without query and hash`,
  cartItems: 'a JSON list such as [{"id": 1, "productId": 1, "qty": 2}]',
  cart: 'ids between commas such as 12,15',
  imageLoader:
    '"none", "imgix", "cloudinary", "akamai" or an https URL with {src}, {width}, {quality}',
  plain: 'a plain value',
  ...ofFields('prefill', PREFILL_NAMES, 'a usable value'),
  ...ofFields('links', LINK_NAMES, 'an absolute https URL'),
};

/** What a parser takes, in words that complete the sentence "shop takes ...". */
export function takesInWords(takes = ''): string {
  if (Number(takes)) return `at most ${takes} characters`;
  return (
    TAKES[takes] ??
    takes
      .split(',')
      .map((word) => `"${word}"`)
      .join(', ')
  );
}
