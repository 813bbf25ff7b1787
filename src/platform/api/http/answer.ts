import * as v from 'valibot';

import type { CallKind } from '../outcome/outcome-table.ts';
import { ApiError } from './api-error.ts';
import { isWrite } from './endpoint.ts';

/** A successful answer, read but not understood yet. */
export interface Answer {
  /** The name of the call. */
  endpoint: string;
  kind: CallKind;
  /** HTTP status; 0 for a redirect, which browsers do not let us see. */
  status: number;
  isJson: boolean;
  text: string;
}

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\b/i;

/** Whether a response says that its body is JSON. */
export function saysJson(response: Response): boolean {
  return JSON_TYPE.test(response.headers.get('Content-Type') ?? '');
}

/** The body as JSON where it says so, else as text; JSON that cannot be read stays text. Spec section 7. */
export function readBody({ isJson, text }: Pick<Answer, 'isJson' | 'text'>): unknown {
  if (!isJson) return text;
  try {
    const body: unknown = JSON.parse(text);
    return body;
  } catch {
    return text;
  }
}

/**
 * Turns an answer into domain values. Throws an `ApiError` that names the call and the field which
 * was missing or of the wrong type (null when the body as a whole cannot be read): of code `api`, or
 * `outcome_unknown` for a write, which the server has accepted all the same. Contract section 3.
 */
export function parseAnswer<Schema extends v.GenericSchema>(
  answer: Answer,
  schema: Schema,
): v.InferOutput<Schema> {
  const { endpoint, kind, status } = answer;
  const body = readBody(answer);
  const result = v.safeParse(schema, body, { abortEarly: true });
  if (result.success) return result.output;
  const field = v.getDotPath(result.issues[0]);
  throw new ApiError(
    isWrite(kind) ? 'outcome_unknown' : 'api',
    `${endpoint}: ${field === null ? 'the body' : `the field "${field}"`} is missing or of the wrong type`,
    { endpoint, status, body, field },
  );
}
