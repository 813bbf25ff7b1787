import { setVisitor } from './isolated-page.mjs';
import { WAITS_MS } from './time-limits.mjs';

/** Runs the commands of `test/support/tab.ts` in a tab of the test's own browser. */
const ACTIONS = {
  async open(page, { url }) {
    const session = await page.createCDPSession();
    await session.send('Emulation.setFocusEmulationEnabled', { enabled: true });
    await setVisitor(page);
    await page.goto(url);
  },
  run: (page, { code }) => page.evaluate(code),
  // Waits across navigations, which end the page's own code.
  arrive: (page, { path }) =>
    page.waitForFunction(
      `location.pathname === ${JSON.stringify(path)} && document.readyState === 'complete'`,
      { timeout: WAITS_MS },
    ),
  back: (page) => page.goBack({ waitUntil: 'domcontentloaded' }),
  async close(page) {
    const context = page.browserContext();
    await page.close();
    // The context of another visitor; the test's own holds the test's page.
    if ((await context.pages()).length === 0) await context.close();
  },
};

/**
 * Lets a test open real tabs beside its own page: with a history, a back-forward cache and a session storage of their
 * own. `duplicate` opens the same page again with a copy of the storage, as a browser's own command does; `visitor` opens
 * a tab that shares no cookie and no storage with the others, as the browser of somebody else.
 */
export function tabCommand() {
  const tabs = new Map();
  const keep = (page) => {
    const id = `tab-${tabs.size}`;
    tabs.set(id, page);
    return id;
  };
  const duplicate = async (page) => {
    const opened = new Promise((resolve) => page.once('popup', resolve));
    // The storage is copied as the tab opens; its clock must be there before the page is.
    await page.evaluate('void window.open()');
    const copy = await opened;
    await setVisitor(copy);
    await copy.goto(page.url());
    return keep(copy);
  };
  return {
    name: 'tab-command',
    async executeCommand({ command, payload, session }) {
      if (command !== 'tab') return undefined;
      const { action, tab, ...input } = payload;
      if (action === 'new' || action === 'visitor') {
        const own = await session.browser.getPage(session.id);
        const context =
          action === 'new' ? own.browserContext() : await own.browser().createBrowserContext();
        return { result: keep(await context.newPage()) };
      }
      const page = tabs.get(tab);
      if (action === 'duplicate') return { result: await duplicate(page) };
      const result = await ACTIONS[action](page, input);
      return { result: action === 'run' ? result : undefined };
    },
  };
}
