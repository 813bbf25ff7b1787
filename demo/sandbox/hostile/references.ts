import { drawsOf } from './draws.ts';

/** How platforms write their references; each holds the number that the sandbox knows. */
const FORMS = [
  (number: string) => number,
  (number: string) => `FT 2026/${number}`,
  (number: string) => `hipay:tx/${number}`,
  (number: string) => `${number}?a=b&c#d`,
  (number: string) => `../${number}/..`,
  (number: string) => `50%25 ${number}%2F`,
  (number: string) => `nº ${number} — “ção” 🍷`,
  (number: string) => `${'0-'.repeat(120)}${number}`,
] as const;

/** The number within a reference: its only run of six digits that does not begin with a zero. */
const NUMBER = /(?<!\d)[1-9]\d{5}(?!\d)/;

/** A reference as a platform might write it, the same in every answer of a seed; a number may stay one. */
export function strangeReference(reference: unknown, seed: string): unknown {
  const number = NUMBER.exec(String(reference))?.[0];
  if (number === undefined) return reference;
  const form = drawsOf(seed, number, 0).pick('reference', FORMS);
  return form === FORMS[0] ? reference : form(number);
}

/** The reference that the sandbox knows; what holds none stays as it is. */
export function plainReference(reference: string): string {
  return NUMBER.exec(reference)?.[0] ?? reference;
}

const STATUS_PATH = /^(.*\/mbway-payment-status\/(?:guest\/)?)([^/]+)(\/?)$/;
const CONVERSION_PATH = /\/client\/book\/book\//;

/** A request with the references that the sandbox knows in the place of those that it made up. */
export async function withPlainReferences(request: Request): Promise<Request> {
  const url = new URL(request.url);
  const [, before, reference, after] = STATUS_PATH.exec(url.pathname) ?? [];
  if (reference !== undefined) {
    url.pathname = `${before}${plainReference(decodeURIComponent(reference))}${after}`;
    return new Request(url, request);
  }
  if (!CONVERSION_PATH.test(url.pathname) || request.method !== 'POST') return request;
  const text = (await request.clone().text()).replace(
    /"transactionId":("(?:[^"\\]|\\.)*")/,
    (whole, quoted: string) => {
      const known = plainReference(String(JSON.parse(quoted)));
      return /^\d+$/.test(known) ? `"transactionId":${known}` : whole;
    },
  );
  return new Request(request, { method: 'POST', body: text });
}
