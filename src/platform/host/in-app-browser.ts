/** A pattern for the user agent of an app's own browser, and the app's name. The first match wins. */
const MARKS: readonly (readonly [mark: RegExp, app: string])[] = [
  [/Instagram/, 'Instagram'],
  [/Barcelona \d/, 'Threads'],
  [/MessengerForiOS|Orca-Android/, 'Messenger'],
  [/FBAN|FBAV|FB_IAB/, 'Facebook'],
  [/musical_ly|BytedanceWebview|trill_|TikTok/i, 'TikTok'],
  [/LinkedInApp/, 'LinkedIn'],
  [/Snapchat/, 'Snapchat'],
  [/\[Pinterest\//, 'Pinterest'],
  [/Twitter for/, 'X'],
  [/\bLine\//, 'LINE'],
  [/MicroMessenger/, 'WeChat'],
];

/**
 * The app in whose own browser the page is open, by its user agent; null in a browser. Those browsers drop downloads, and
 * often have no camera.
 */
export function inAppBrowser({ userAgent }: Pick<Navigator, 'userAgent'> = navigator):
  | string
  | null {
  return MARKS.find(([mark]) => mark.test(userAgent))?.[1] ?? null;
}
