import type { Timers } from './timers.ts';

/** The content of the system's share sheet. */
export interface ShareData {
  title: string;
  text: string;
  url?: string;
}

/** Whether this browser has a share sheet. */
export function canShare(page: Window): boolean {
  return typeof page.navigator.share === 'function';
}

/** Opens the share sheet; false when the browser refused or the customer went back. */
export async function share(page: Window, data: ShareData): Promise<boolean> {
  try {
    await page.navigator.share(data);
    return true;
  } catch {
    return false;
  }
}

/** Puts a text on the clipboard; false when the browser refused or has none. */
export async function copyText(page: Window, text: string): Promise<boolean> {
  try {
    await page.navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Long enough for the slowest browser to have taken the file over. */
const RELEASE_AFTER_MS = 60_000;

/** Hands a text to the browser as a file to save. */
export function downloadText(
  page: Document,
  timers: Timers,
  file: { name: string; mimeType: string; text: string },
): void {
  const url = URL.createObjectURL(new Blob([file.text], { type: file.mimeType }));
  const link = page.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  timers.after(RELEASE_AFTER_MS, () => URL.revokeObjectURL(url));
}
