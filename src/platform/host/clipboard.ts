/** Puts a text on the clipboard; false when the browser refused or has none. */
export async function copyText(page: Window, text: string): Promise<boolean> {
  try {
    await page.navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
