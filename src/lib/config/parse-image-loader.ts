import { parsed, refused, type ParseResult } from './parse-result.ts';
import { toText } from './parse-text.ts';
import { toSafeUrl } from './parse-url.ts';

const LOADERS = ['imgix', 'cloudinary', 'akamai'];
const SOURCE = '{src}';

/** Reads the name of an image loader or a URL template; null for `none`. Spec section 8 "Image loader". */
export function parseImageLoader(input: unknown): ParseResult<string | null> {
  const text = toText(input);
  if (text === 'none') return parsed(null);
  if (LOADERS.includes(text)) return parsed(text);
  return text.includes(SOURCE) && toSafeUrl(text) ? parsed(text) : refused('imageLoader');
}
