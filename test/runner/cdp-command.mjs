/** Settings of the browser (permissions) are set in the browser context of the page: each page has its own. */
const paramsFor = (page, { method, params }) =>
  method.startsWith('Browser.')
    ? { browserContextId: page.browserContext().id, ...params }
    : params;

/** Lets a test speak to its own page over the DevTools protocol: `cdp('Emulation.setEmulatedMedia', {...})`. */
export function cdpCommand() {
  const sessions = new WeakMap();
  const sessionOf = (page) => {
    if (!sessions.has(page)) sessions.set(page, page.createCDPSession());
    return sessions.get(page);
  };
  return {
    name: 'cdp-command',
    async executeCommand({ command, payload, session }) {
      if (command !== 'cdp') return undefined;
      const page = session.browser.getPage(session.id);
      const client = await sessionOf(page);
      // The runner takes `null` and `undefined` for "not my command".
      return { result: await client.send(payload.method, paramsFor(page, payload)) };
    },
  };
}
