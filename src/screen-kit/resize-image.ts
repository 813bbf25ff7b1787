import { fixedImage, imageLoader, type ImageSource } from '../lib/image/image.ts';

/** A picture for a place so wide (CSS px), by a configured loader; as it is where that is none. Spec section 9 "Image". */
export function resizeImage(url: string, width: number, configured: string): ImageSource {
  const loader = imageLoader(configured);
  return fixedImage(url, width, loader.ok ? loader.value : null);
}
