/** Runs an action of the browser or of another script at once; resolves with whether it succeeded. Never rejects. */
export async function succeeds(action: () => unknown): Promise<boolean> {
  try {
    await action();
    return true;
  } catch {
    return false;
  }
}
