import * as v from 'valibot';

import { cleanText } from '../../../lib/text/clean-text.ts';

const SERVER_MESSAGE_MAX_LENGTH = 300; // characters
const ErrorBodySchema = v.object({
  message: v.fallback(v.nullish(v.string(), null), null),
  code: v.fallback(v.nullish(v.union([v.string(), v.number()]), null), null),
});

/** What an error answer says for people and for programs; null where it says nothing usable. */
export interface ServerWords {
  serverMessage: string | null;
  serverCode: string | null;
}

/** The sentence as plain text, never as markup; a long one is cut. */
function toServerMessage(message: string | null): string | null {
  const text = cleanText(message ?? '').trim();
  return text.length > SERVER_MESSAGE_MAX_LENGTH
    ? `${text.slice(0, SERVER_MESSAGE_MAX_LENGTH - 1).trimEnd()}…`
    : text || null;
}

/** Reads the message and the code of an error body of any shape. Spec section 8 "Server error object". */
export function readErrorBody(body: unknown): ServerWords {
  const parsed = v.safeParse(ErrorBodySchema, body);
  if (!parsed.success) return { serverMessage: null, serverCode: null };
  const { message, code } = parsed.output;
  return {
    serverMessage: toServerMessage(message),
    serverCode: String(code ?? '') || null,
  };
}
