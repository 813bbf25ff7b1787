/** Whether an action of the browser or another script ends without an error; it begins at once. Never rejects. */
export async function succeeds(action: () => unknown): Promise<boolean> {
  try {
    await action();
    return true;
  } catch {
    return false;
  }
}
