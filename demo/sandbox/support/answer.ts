import type { Context } from 'hono';

import { inLanguage, languageOf } from './localised.ts';

/** Answers with data as JSON, its texts in the language that the call asks for. */
export function answer(context: Context, data: unknown): Response {
  return Response.json(inLanguage(data, languageOf(context.req.raw)));
}
