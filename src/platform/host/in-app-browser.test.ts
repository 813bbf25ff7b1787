import { expect, test } from 'vitest';

import { inAppBrowser } from './in-app-browser.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36';

test.each([
  ['Instagram', `${IPHONE} Mobile/15E148 Instagram 340.0.3.27.90 (iPhone15,2; iOS 17_5)`],
  ['Instagram', `${ANDROID} Instagram 340.0.0.22.109 Android (34/14; 420dpi)`],
  ['Threads', `${IPHONE} Mobile/15E148 Barcelona 340.0.3.27.90 (iPhone15,2)`],
  ['Facebook', `${IPHONE} Mobile/21F90 [FBAN/FBIOS;FBAV/470.0.0.41.74;FBDV/iPhone15,2]`],
  ['Facebook', `${ANDROID} [FB_IAB/FB4A;FBAV/470.0.0.44.71;]`],
  ['Messenger', `${IPHONE} Mobile/21F90 [FBAN/MessengerForiOS;FBAV/462.0.0.30.105]`],
  ['Messenger', `${ANDROID} [FB_IAB/Orca-Android;FBAV/462.0.0.20.74;]`],
  ['TikTok', `${IPHONE} Mobile/15E148 musical_ly_35.1.0 JsSdk/2.0 BytedanceWebview/d8a21c6`],
  ['LinkedIn', `${IPHONE} Mobile/15E148 [LinkedInApp]/9.29.7438`],
  ['Snapchat', `${IPHONE} Mobile/15E148 Snapchat/12.90.0.46 (like Safari/8617.2.4)`],
  ['Pinterest', `${IPHONE} Mobile/15E148 [Pinterest/iOS]`],
  ['X', `${IPHONE} Mobile/15E148 Twitter for iPhone/10.46`],
  ['LINE', `${ANDROID} Line/14.9.0/IAB`],
  ['WeChat', `${ANDROID} MicroMessenger/8.0.49.2600`],
  [null, `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`],
  [null, `${IPHONE} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`],
  [null, ANDROID.replace('; wv', '')],
  [null, 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'],
])('the app is %s of %s', (app, userAgent) => {
  expect(inAppBrowser({ userAgent })).toBe(app);
});
