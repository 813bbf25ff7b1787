import { vValidator } from '@hono/valibot-validator';
import type { Context } from 'hono';
import * as v from 'valibot';

import { SandboxError } from './sandbox-error.ts';

type Part = 'query' | 'header' | 'param' | 'json' | 'form';

function refuse(part: Part, issues: readonly v.BaseIssue<unknown>[]): never {
  throw new SandboxError('MALFORMED_REQUEST', {
    part,
    issues: issues.map((issue) => ({ path: v.getDotPath(issue), message: issue.message })),
  });
}

/**
 * Refuses a call whose query, headers, path or body does not fit; the payload of the 400 lists the
 * part, each field and what is wrong with it, so that a client's mistake shows.
 */
export function check<const Target extends Part, Schema extends v.GenericSchema>(
  part: Target,
  schema: Schema,
) {
  return vValidator(part, schema, (result) => {
    if (!result.success) refuse(part, result.issues);
  });
}

/** The JSON body of a call whose schema is only known from the body itself. */
export async function readJson(context: Context): Promise<unknown> {
  if (!/^application\/json\b/.test(context.req.header('content-type') ?? '')) {
    throw new SandboxError('MALFORMED_REQUEST', { part: 'header', issues: ['no JSON'] });
  }
  return await context.req.json<unknown>();
}

/** A body that fits its schema; refuses any other like `check` does. */
export function checkBody<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body);
  return result.success ? result.output : refuse('json', result.issues);
}
