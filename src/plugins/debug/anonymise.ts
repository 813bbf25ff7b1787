import { isRecord } from '../../lib/config/json.ts';

/** An answer of the platform as it came. */
export interface PlainAnswer {
  method: string;
  /** The whole address, with its query. */
  url: string;
  status: number;
  /** The content type; empty without one. */
  type: string;
  body: string;
}

/** An answer without personal data, as a recording holds it. */
export interface RecordedAnswer {
  method: string;
  /** The path below the middleware, without a query. */
  path: string;
  status: number;
  type: string;
  body: string;
}

/** Reads of what is on offer: they say nothing about the visitor. */
const PUBLIC_PATH =
  /^\/rest\/(?:v1\/web\/(?:entity|campaigns|delivery)|campaign\/schedule|v4\/(?:campaigns|shops|shopmerchantservices)|shop|common\/category)\//;

/** Parameters that name a person or a session. */
const PERSONAL_QUERY = ['token', 'userId', 'sessionId', 'email', 'latitude', 'longitude'];

/** Whether an address reads what is on offer, and carries nothing about the visitor. */
export function isPublicRead(url: string, middleware: string): boolean {
  const { searchParams } = new URL(url);
  return (
    PUBLIC_PATH.test(pathBelow(url, middleware)) &&
    !PERSONAL_QUERY.some((name) => searchParams.has(name))
  );
}

/** The path of an address below the middleware's base. */
function pathBelow(url: string, middleware: string): string {
  return new URL(url).pathname.slice(new URL(middleware).pathname.replace(/\/$/, '').length);
}

/** Fields that hold something about a person, or a secret, in whatever answer they are. */
const PERSONAL_KEY =
  /mail|phone|mobile|token|password|secret|session|birth|^nif$|vat_?number|tax_?(?:number|id)|iban|card_?number|first_?name|last_?name|full_?name|customer|holder|^user/i;

const EMAIL = /[\w.+-]+@[\w.-]+/g;
const TELEPHONE = /(?:\+|\b00)\d[\d ()-]{6,}\d|\b[29]\d{2}[ -]?\d{3}[ -]?\d{3}\b/g;
const SECRET = /\b[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}\b|\b(?=\w*\d)\w{32,}\b/g;
const QUERY = /(?<=https?:\/\/[^\s?#]+)[?#]\S*/g;

/** Texts that name a kind and not a person: words of a protocol, amounts, dates. */
const IMPERSONAL =
  /^(?:[A-Z][A-Z0-9_]*|true|false|-?\d{1,6}(?:[.,]\d+)?|\d{4}-\d\d-\d\d(?:[T ].*)?)$/;

/** Characters of a body that is no JSON which are kept. */
const KEPT_LENGTH = 200;

/** A text of the same shape: its length, case, digits and signs stay, so that a fault of its form stays too. */
const masked = (text: string): string =>
  text.replaceAll(/\p{L}|\d/gu, (sign) => {
    if (/\d/.test(sign)) return '0';
    return sign === sign.toLowerCase() ? 'x' : 'X';
  });

/** A text without e-mail addresses, telephone numbers, secrets and the queries of addresses. */
export const withoutContacts = (text: string): string =>
  text
    .replaceAll(EMAIL, masked)
    .replaceAll(TELEPHONE, masked)
    .replaceAll(SECRET, masked)
    .replaceAll(QUERY, '');

/**
 * Takes personal data out of answers, equally in all answers of one recording. Answers about the visitor (profile, bookings,
 * payments) keep numbers, dates and words of the protocol; other texts keep their shape, and ids are numbered. Answers about
 * what is on offer keep their texts without e-mail addresses, telephone numbers, secrets and queries.
 */
export function createAnonymiser(middleware: string): (answer: PlainAnswer) => RecordedAnswer {
  const numbers = new Map<string, number>();
  const numberOf = (id: string): number => {
    const number = numbers.get(id) ?? numbers.size + 1;
    numbers.set(id, number);
    return number;
  };

  const text = (value: string, key: string, isPublic: boolean): string => {
    if (PERSONAL_KEY.test(key)) return masked(value);
    if (/id$/i.test(key)) return isPublic || !value ? value : String(numberOf(value));
    if (isPublic) return withoutContacts(value);
    return IMPERSONAL.test(value) ? value : masked(value);
  };

  const clean = (value: unknown, key: string, isPublic: boolean): unknown => {
    if (Array.isArray(value)) return value.map((each: unknown) => clean(each, key, isPublic));
    if (isRecord(value)) {
      const fields = Object.entries(value).map(([name, each]) => [
        withoutContacts(name),
        clean(each, name, isPublic),
      ]);
      return Object.fromEntries(fields);
    }
    if (typeof value === 'string') return text(value, key, isPublic);
    if (typeof value !== 'number' || isPublic) return value;
    if (PERSONAL_KEY.test(key)) return 0;
    return /id$/i.test(key) ? numberOf(String(value)) : value;
  };

  const cleanPath = (path: string, isPublic: boolean): string =>
    isPublic
      ? path
      : path
          .split('/')
          .map((part) => (/^(?:[a-z][a-z-]*|v\d)?$/i.test(part) ? part : String(numberOf(part))))
          .join('/');

  const cleanBody = (body: string, isPublic: boolean): string => {
    try {
      return JSON.stringify(clean(JSON.parse(body), '', isPublic));
    } catch {
      return /^\s*</.test(body) ? '<html></html>' : masked(body.slice(0, KEPT_LENGTH));
    }
  };

  return ({ method, url, status, type, body }) => {
    const path = pathBelow(url, middleware);
    const isPublic = PUBLIC_PATH.test(path);
    return {
      method,
      path: cleanPath(path, isPublic),
      status,
      type,
      body: cleanBody(body, isPublic),
    };
  };
}
