import { isTimeZone } from '../lib/config/time-zone.ts';

/**
 * While the app is on its way, does what takes a slow phone long the first time and what the app begins with: the
 * browser brings the page's storage and its data on zones. After the next frame, so that the skeleton is not kept waiting.
 */
export function warmUp(timeZone: string): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      isTimeZone(timeZone);
      try {
        window.sessionStorage.getItem('');
      } catch {
        // The page may not have one; the app keeps what it stores in memory then.
      }
    }),
  );
}
