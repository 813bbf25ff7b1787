import { ApiError } from './api-error.ts';

/**
 * Loads a part of the code that comes when it is needed. Where it does not arrive, rejects as a read without an
 * answer does: with an `ApiError` of code `network` or `offline`; nothing was sent, and it can be tried again.
 */
export async function loadCode<Part>(
  load: () => Promise<Part>,
  isOnline: () => boolean,
): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    const code = isOnline() ? 'network' : 'offline';
    throw new ApiError(code, 'a part of the code could not be loaded', { cause });
  }
}
