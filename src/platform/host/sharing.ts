import type { Activity } from './activity.ts';
import { succeeds } from './succeeds.ts';
import type { Timers } from './timers.ts';

/** Long enough for the slowest browser to start the download. */
const RELEASE_AFTER_MS = 60_000;

/** Creates the ways in which a text leaves the page. A share sheet waits for the customer, so that it is no open work. */
export function createSharing(page: Window, timers: Timers, during: Activity['during']) {
  return {
    /** Whether this browser has a share sheet. */
    canShare: (): boolean => typeof page.navigator.share === 'function',
    /** Opens the share sheet; false if the browser or the customer refused. */
    share: (data: ShareData) => succeeds(() => page.navigator.share(data)),
    /** Copies a text; false if the browser refused. */
    copyText: (text: string) => during(succeeds(() => page.navigator.clipboard.writeText(text))),
    /** Downloads a text as a file. */
    downloadText(fileName: string, mimeType: string, text: string): void {
      const url = URL.createObjectURL(new Blob([text], { type: mimeType }));
      const link = page.document.createElement('a');
      link.href = url;
      link.download = fileName;
      link.click();
      timers.after(RELEASE_AFTER_MS, () => URL.revokeObjectURL(url));
    },
  };
}
