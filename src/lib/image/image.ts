import { toSafeUrl } from '../config/urls.ts';
import { IMAGE_QUALITY, IMAGE_SMALL_WIDTHS, IMAGE_WIDTHS } from '../limits.ts';

/** The address of a picture in a width (px) and a quality (percent); null if it cannot be resized. */
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

/** Cloudinary resizes by a path segment, only its own pictures. */
const cloudinary: ImageLoader = (src, width, quality) => {
  const url = toSafeUrl(src);
  if (!url?.pathname.includes(CLOUDINARY_UPLOAD)) return null;
  const parameters = `f_auto,c_limit,w_${width},q_${quality}`;
  url.pathname = url.pathname.replace(CLOUDINARY_UPLOAD, `${CLOUDINARY_UPLOAD}${parameters}/`);
  return url.href;
};

/** Akamai resizes by a query field, without quality. */
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
    if (!toSafeUrl(src)) return null;
    const values: Readonly<Record<string, string>> = {
      src: encodeURIComponent(src),
      width: String(width),
      quality: String(quality),
    };
    const address = template.replaceAll(PLACE, (_, name: string) => values[name] ?? '');
    return toSafeUrl(address)?.href ?? null;
  };
}

/** The loader of a valid `image-loader`: a known name or a URL template; null for none. Spec section 8. */
export function imageLoader(config: string | null): ImageLoader | null {
  return config === null ? null : (NAMED.get(config) ?? templateLoader(config));
}

/** The attributes of an `<img>`; `srcset` is empty for a single address. */
export interface ImageSource {
  src: string;
  srcset: string;
}

const ALL_WIDTHS: readonly number[] = [...IMAGE_SMALL_WIDTHS, ...IMAGE_WIDTHS].sort(
  (one, other) => one - other,
);
const LARGEST = Math.max(...ALL_WIDTHS);

/** The smallest available width that fills so many pixels, else the largest. Spec section 9. */
export function imageWidth(pixels: number): number {
  return ALL_WIDTHS.find((width) => width >= pixels) ?? LARGEST;
}

/** A picture in a fixed width (CSS px), for screens of one and of two device pixels per px. */
export function fixedImage(src: string, width: number, loader: ImageLoader | null): ImageSource {
  const [single, double] = [1, 2].map((density) =>
    loader?.(src, imageWidth(width * density), IMAGE_QUALITY),
  );
  if (!single || !double) return { src, srcset: '' };
  // A comma at the end of an address would end its entry.
  const entry = (address: string) => address.replace(/,$/, '%2C');
  return { src: double, srcset: `${entry(single)} 1x, ${entry(double)} 2x` };
}
