import { isTimeZone } from '../domain/config/parse-time-zone.ts';

/**
 * While the app is on its way, does what takes a slow phone long the first time and what the app begins with: the
 * browser brings the page's storage and its data on zones. Where it knows no idle time, nothing is lost.
 */
export function warmUp(timeZone: string): void {
  if (!('requestIdleCallback' in window)) return;
  window.requestIdleCallback(() => {
    isTimeZone(timeZone);
    try {
      window.sessionStorage.getItem('');
    } catch {
      // The page may not have one; the app keeps what it stores in memory then.
    }
  });
}
