import { ApiError } from './api-error.ts';
import { isFileGone, missingFileUrl } from './missing-file.ts';

/**
 * Loads a chunk. Rejects like a read without an answer, with an `ApiError` of code `network` or `offline` that names the
 * lost file; a retry can help unless the error is `isOutdated`.
 */
export async function loadCode<Part>(
  load: () => Promise<Part>,
  isOnline: () => boolean,
): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    const code = isOnline() ? 'network' : 'offline';
    const file = missingFileUrl(cause);
    const isOutdated = await isFileGone(file ?? import.meta.url);
    const message = `${file ?? 'the code'} could not be loaded`;
    throw new ApiError(code, message, { cause, isOutdated });
  }
}
