import { parsed, refused, type ParseResult } from '../config/parser.ts';
import { toSafeUrl } from '../config/addresses.ts';

/** The address of a picture in a width (px) and a quality (percent); null where its source cannot be resized. */
export type ImageLoader = (src: string, width: number, quality: number) => string | null;

/** imgix resizes by query: automatic format, never larger than the original. */
const imgix: ImageLoader = (src, width, quality) => {
  const url = toSafeUrl(src);
  if (!url) return null;
  for (const [name, value] of [
    ['auto', 'format'],
    ['fit', 'max'],
    ['w', String(width)],
    ['q', String(quality)],
  ] as const) {
    url.searchParams.set(name, url.searchParams.get(name) || value);
  }
  url.searchParams.set('w', String(width));
  return url.href;
};

const CLOUDINARY_UPLOAD = '/image/upload/';

/** Cloudinary resizes by a path segment; a picture that does not lie there is left as it is. */
const cloudinary: ImageLoader = (src, width, quality) => {
  const url = toSafeUrl(src);
  if (!url?.pathname.includes(CLOUDINARY_UPLOAD)) return null;
  const parameters = `f_auto,c_limit,w_${width},q_${quality}`;
  url.pathname = url.pathname.replace(CLOUDINARY_UPLOAD, `${CLOUDINARY_UPLOAD}${parameters}/`);
  return url.href;
};

/** Akamai resizes by one query field and knows no quality. */
const akamai: ImageLoader = (src, width) => {
  const url = toSafeUrl(src);
  url?.searchParams.set('imwidth', String(width));
  return url?.href ?? null;
};

const NAMED: ReadonlyMap<string, ImageLoader> = new Map([
  ['imgix', imgix],
  ['cloudinary', cloudinary],
  ['akamai', akamai],
]);

const PLACE = /\{(src|width|quality)\}/g;

/** A template such as `https://img.example.pt/{width}?q={quality}&url={src}`; its result must be safe to load. */
function templateLoader(template: string): ImageLoader {
  return (src, width, quality) => {
    const values: Readonly<Record<string, string>> = {
      src: encodeURIComponent(src),
      width: String(width),
      quality: String(quality),
    };
    const address = template.replaceAll(PLACE, (_, name: string) => values[name] ?? '');
    return toSafeUrl(address)?.href ?? null;
  };
}

/**
 * The loader of an `image-loader`: none (null), a known name or a URL template. An unknown one is refused: "Image
 * loader configuration error: an unknown loader was configured." Spec section 8.
 */
export function imageLoader(config: string | null): ParseResult<ImageLoader | null> {
  if (config === null || config === 'none') return parsed(null);
  const named = NAMED.get(config);
  if (named) return parsed(named);
  return config.includes('{src}') && toSafeUrl(config)
    ? parsed(templateLoader(config))
    : refused('"none", "imgix", "cloudinary", "akamai" or an https URL with {src}');
}
