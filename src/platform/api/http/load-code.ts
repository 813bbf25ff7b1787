import { ApiError } from './api-error.ts';
import { isGone } from './is-gone.ts';

/** The folder of our files, beside the first module. */
const FOLDER = /\/merchant-checkout-[\d.]+\//;

/** Whether one of our files got a 404; a cache may still have the others. False in browsers without `responseStatus`. */
const wasGone = (): boolean =>
  performance
    .getEntriesByType('resource')
    .some(
      (entry) =>
        'responseStatus' in entry && entry.responseStatus === 404 && FOLDER.test(entry.name),
    );

/** Whether our files no longer exist on their server, so that further code cannot load. Never rejects. */
export const isOutdated = async (): Promise<boolean> => wasGone() || isGone(import.meta.url);

/**
 * Loads a chunk. Rejects like a read without an answer, with an `ApiError` of code `network` or `offline`; a retry can
 * help unless the error is `isOutdated`.
 */
export async function loadCode<Part>(
  load: () => Promise<Part>,
  isOnline: () => boolean,
): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    const code = isOnline() ? 'network' : 'offline';
    const detail = { cause, isOutdated: await isOutdated() };
    throw new ApiError(code, 'a part of the code could not be loaded', detail);
  }
}
