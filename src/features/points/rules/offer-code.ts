import { parseId } from '../../../lib/config/id.ts';

/** Names under which a link may carry an offer code. Spec section 2 "Parameters read". */
const NAME = 'offerCode';

function paramsOf(part: string): URLSearchParams {
  return new URLSearchParams(part.slice(part.indexOf('?') + 1 || 1));
}

/**
 * The offer code in what was scanned or typed: the code itself, or a link that carries it in its query or hash; null
 * when there is none.
 */
export function offerCodeOf(text: string): string | null {
  const typed = text.trim();
  if (!URL.canParse(typed)) return parseId(typed);
  const { search, hash } = new URL(typed);
  const found = [search, hash].map((part) => paramsOf(part).get(NAME));
  return parseId(found.find((code) => code !== null) ?? null);
}
