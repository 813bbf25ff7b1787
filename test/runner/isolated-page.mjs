import { CLOCK_OFFSET_MS, installClock } from './clock.mjs';
import { WAITS_MS } from './time-limits.mjs';

/** The zone of the demo's venues. In another one the screens add a note about the hours, so results would depend on the machine. */
const VISITOR_ZONE = 'Europe/Lisbon';

/** Gives a page the zone, the clock and the time limit of the tests; its frames follow. */
export async function setVisitor(page) {
  page.setDefaultTimeout(WAITS_MS);
  await page.emulateTimezone(VISITOR_ZONE);
  await page.evaluateOnNewDocument(installClock, CLOCK_OFFSET_MS);
}

/**
 * Creates a page that shares nothing with the other pages of the run: its storage, cookies, channels and locks are
 * those of a browser context of its own, and its port leads to a sandbox of its own.
 */
export async function createIsolatedPage(browser, sandboxes) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await setVisitor(page);
  const session = await page.createCDPSession();
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  // Keeps the accessibility tree between two questions for a role: the browser would build it for each.
  await session.send('Accessibility.enable');
  // Motion ends at once, so that walks need not wait for its end.
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 100 });
  const port = await sandboxes.openPort();
  const goTo = page.goto.bind(page);
  page.goto = async (address, options) => {
    const url = new URL(address);
    // All files of the page share its history, which holds 50 entries: a full one cannot grow, as tests of history expect.
    await session.send('Page.resetNavigationHistory');
    if (url.protocol === 'http:') url.port = port;
    return goTo(url.href, options);
  };
  return page;
}
