/**
 * Whether a file of the checkout is gone from its server, as after a deploy: the page runs code of which the rest cannot be loaded any more,
 * and only a reload helps. False where nobody answers. Never rejects.
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
