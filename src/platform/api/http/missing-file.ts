/** The address of the file that an import could not load, as Chrome and Firefox put it into the error; Safari does not. */
export const missingFileUrl = (error: unknown): string | undefined =>
  /https?:\S+/.exec(String(error))?.[0];

/** Whether a file of the checkout no longer exists on its server, as after a deploy. False without an answer. Never rejects. */
export async function isFileGone(url: string): Promise<boolean> {
  // Not a call of the API.
  return globalThis.fetch(url, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404 || status === 410,
    () => false,
  );
}
