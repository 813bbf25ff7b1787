import { ApiError } from './api-error.ts';

/** The answers of a server that has the file no more, as after a deploy. */
const GONE: ReadonlySet<number> = new Set([404, 410]);

/**
 * Whether this very file is gone from its server: the page runs code of which the rest cannot be loaded any more, and only a
 * reload helps. False where nobody answers. Never rejects.
 */
export async function isOutdated(): Promise<boolean> {
  try {
    // No call of the API: it asks for this file alone.
    const ask = globalThis.fetch;
    const { status } = await ask(import.meta.url, { method: 'HEAD', cache: 'no-store' });
    return GONE.has(status);
  } catch {
    return false;
  }
}

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
