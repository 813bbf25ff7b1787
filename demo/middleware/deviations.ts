import * as v from 'valibot';

import { isRecord } from '../../src/lib/config/json.ts';
import { ApiError } from '../../src/platform/api/http/api-error.ts';
import type { EndpointName } from '../../test/support/api/calls.ts';
import { ANSWER_SCHEMAS } from './answer-schemas.ts';
import type { Deviation, Exchange } from './browser-exchange.ts';
import { leftOutRows } from './left-out-rows.ts';

const SHOWN_LENGTH = 60;

/** A value as a short text: its kind, and what it is. */
function describe(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (isRecord(value)) return `an object with ${Object.keys(value).join(', ') || 'no fields'}`;
  const text = JSON.stringify(value) ?? '';
  const shown = text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
  return value === null ? 'null' : `the ${typeof value} ${shown}`;
}

/** The value at a dotted path. */
const valueAt = (json: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined,
      json,
    );

/** What an answer is that is no JSON: HTML by its title, else its type and its first words. */
function describeBody({ type, body }: Exchange): string {
  if (!body) return 'an empty body';
  if (/html/i.test(type) || /^\s*<(?:!doctype|html)/i.test(body)) {
    const title = /<title[^>]*>([^<]*)/i.exec(body)?.[1]?.trim();
    return `a page of HTML${title ? `, titled "${title}"` : ''}`;
  }
  const start = body.slice(0, SHOWN_LENGTH).replaceAll(/\s+/g, ' ');
  return `${type || 'no content type'}: ${start}`;
}

/** An error of the check itself as a text. */
const textOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'an unknown error';

/** The code of a network error, such as ECONNREFUSED, at whatever depth of causes it is. */
export function networkCode(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if ('code' in error && typeof error.code === 'string' && /^[A-Z_]+$/.test(error.code))
    return error.code;
  return networkCode(error.cause);
}

/** What is wrong with a call that should have succeeded. */
export function failureDeviation(
  name: EndpointName,
  error: unknown,
  exchange: Exchange,
): Deviation {
  if (!(error instanceof ApiError)) return { expected: 'an answer', found: textOf(error) };
  const { status, location, json } = exchange;
  if (status === null) {
    const why = error.code === 'timeout' ? 'none in time' : (networkCode(error) ?? error.code);
    return { expected: 'an answer', found: `no answer (${why})` };
  }
  if (status >= 300 && status < 400) {
    return {
      expected: 'status 200; redirects are not followed',
      found: `status ${status}, a redirect to ${location ?? 'nowhere'}`,
    };
  }
  if (status >= 400 || status < 200) {
    const said = error.serverMessage === null ? '' : `: "${error.serverMessage}"`;
    const what = json === undefined ? `, ${describeBody(exchange)}` : said;
    return { expected: 'status 200', found: `status ${status}${what}` };
  }
  if (json === undefined)
    return { expected: 'JSON (application/json)', found: describeBody(exchange) };
  const schema = ANSWER_SCHEMAS.get(name);
  const issue = schema ? v.safeParse(schema, json, { abortEarly: true }).issues?.[0] : undefined;
  const path = (issue && v.getDotPath(issue)) ?? error.field;
  const where = path === null ? 'the body' : `the field "${path}"`;
  const value = path === null ? json : valueAt(json, path);
  // Of a missing field, the schema expects only its name.
  const kind = value === undefined ? '' : `: ${issue?.expected ?? 'as the element reads it'}`;
  return { expected: `${where}${kind}`, found: describe(value) };
}

/** What is wrong with an answer that the element can read: rows that it leaves out. */
export function shapeDeviations(name: EndpointName, { json }: Exchange): Deviation[] {
  const schema = ANSWER_SCHEMAS.get(name);
  if (!schema) return [];
  return leftOutRows(schema, json).map((field) => ({
    expected: `the field "${field}" as the description of the API says; its row is left out`,
    found: describe(valueAt(json, field)),
  }));
}

/** What is wrong with the answer to a wrong request; `error` is undefined where it was accepted. */
export function refusalDeviations(error: unknown, exchange: Exchange): Deviation[] {
  const expected = 'status 4xx with a JSON body with "message" or "code"';
  if (error === undefined) return [{ expected, found: 'a wrong request is accepted' }];
  if (!(error instanceof ApiError)) return [{ expected, found: textOf(error) }];
  const { status, json } = exchange;
  if (status === null || error.status === null)
    return [{ expected, found: status === null ? 'no answer' : `status ${status}, a redirect` }];
  const isRefused = error.status < 500;
  const hasBody = error.serverMessage !== null || error.serverCode !== null;
  if (isRefused && hasBody) return [];
  const body = json === undefined ? describeBody(exchange) : describe(json);
  return [{ expected, found: `status ${error.status}, ${body}` }];
}
