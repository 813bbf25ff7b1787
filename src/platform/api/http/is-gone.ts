/**
 * Whether a file of the checkout is gone from its server, for example after a deploy: only a reload can load the
 * rest. False without an answer. Never rejects.
 */
export async function isGone(url: string | URL): Promise<boolean> {
  try {
    // No call of the API: it asks for this file alone.
    const ask = globalThis.fetch;
    const { status } = await ask(url, { method: 'HEAD', cache: 'no-store' });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}
