/** Whether a file of the checkout no longer exists on its server, as after a deploy. False without an answer. Never rejects. */
export async function isGone(url: string | URL): Promise<boolean> {
  try {
    // Not a call of the API.
    const { fetch } = globalThis;
    const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store' });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}
