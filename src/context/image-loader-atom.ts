import { atom } from 'jotai/vanilla';

import { imageLoader, type ImageLoader } from '../lib/image/image.ts';
import { configAtom } from './config-atoms.ts';

/**
 * The image loader; null where the page names none. An unknown one was reported when the attribute was read, and
 * counts as none. Spec section 8 "Image loader configuration error".
 */
export const imageLoaderAtom = atom((get): { load: ImageLoader | null } => {
  const loader = imageLoader(get(configAtom).imageLoader);
  return { load: loader.ok ? loader.value : null };
});
