import type { Timers } from './timers.ts';

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
