import { parsed, refused, type ParseResult } from '../config/parser.ts';
import { toSafeUrl } from '../config/addresses.ts';
import { IMAGE_QUALITY, IMAGE_SMALL_WIDTHS, IMAGE_WIDTHS } from '../limits.ts';

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

/** The attributes of an `<img>`; `srcset` is empty if there is only one address. */
export interface ImageSource {
  src: string;
  srcset: string;
}

const ALL_WIDTHS: readonly number[] = [...IMAGE_SMALL_WIDTHS, ...IMAGE_WIDTHS].sort(
  (one, other) => one - other,
);
const LARGEST = Math.max(...ALL_WIDTHS);
/** Screens of one and of two device pixels a px. */
const DENSITIES = [1, 2] as const;

/** The smallest width that is made and fills so many pixels; the largest when none does. Spec section 9. */
export function imageWidth(pixels: number): number {
  return ALL_WIDTHS.find((width) => width >= pixels) ?? LARGEST;
}

/** One entry of a srcset: an address, and when the browser takes it. */
interface Candidate {
  address: string | null;
  descriptor: string;
}

function sourceOf(src: string, candidates: readonly Candidate[]): ImageSource {
  const made = candidates.flatMap(({ address, descriptor }) =>
    address === null ? [] : [{ address, descriptor }],
  );
  const last = made.at(-1);
  if (!last || made.length < candidates.length) return { src, srcset: '' };
  // A comma at the end of an address would be taken for the end of its entry.
  const entry = ({ address, descriptor }: { address: string; descriptor: string }) =>
    `${address.replace(/,$/, '%2C')} ${descriptor}`;
  return { src: last.address, srcset: made.map(entry).join(', ') };
}

/** A picture shown in one width (CSS px): made for screens of one and of two device pixels. */
export function fixedImage(src: string, width: number, loader: ImageLoader | null): ImageSource {
  if (!loader) return { src, srcset: '' };
  return sourceOf(
    src,
    DENSITIES.map((density) => ({
      address: loader(src, imageWidth(width * density), IMAGE_QUALITY),
      descriptor: `${density}x`,
    })),
  );
}

/** A picture as wide as its container, in every width; use with a `sizes` attribute. Spec section 9. */
export function fluidImage(src: string, loader: ImageLoader | null): ImageSource {
  if (!loader) return { src, srcset: '' };
  return sourceOf(
    src,
    IMAGE_WIDTHS.map((width) => ({
      address: loader(src, width, IMAGE_QUALITY),
      descriptor: `${width}w`,
    })),
  );
}
