import { ApiError } from './api-error.ts';
import { isGone } from './is-gone.ts';

/** Where our files lie beside the first module. */
const FOLDER = /\/merchant-checkout-[\d.]+\//;

/** Whether one of our files was answered as gone: a cache may still hold the others. Browsers without such notes say no. */
const wasGone = (): boolean =>
  performance
    .getEntriesByType('resource')
    .some(
      (note) => 'responseStatus' in note && note.responseStatus === 404 && FOLDER.test(note.name),
    );

/**
 * Whether a requested file, or the file of this code, is gone from its server, so that further code cannot load.
 * Never rejects.
 */
export const isOutdated = async (): Promise<boolean> => wasGone() || isGone(import.meta.url);

/**
 * Loads a part of the code that comes when it is needed. Where it does not arrive, rejects as a read without an
 * answer does: with an `ApiError` of code `network` or `offline`; nothing was sent, and it can be tried again, unless
 * the error says that the page is out of date.
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
