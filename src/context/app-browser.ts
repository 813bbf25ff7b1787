import { atom } from 'jotai/vanilla';

import { inAppBrowser } from '../platform/host/in-app-browser.ts';

/** The app in whose own browser the page is open; null in a browser. */
export const appBrowserAtom = atom(() => inAppBrowser());
