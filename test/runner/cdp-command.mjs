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
      const client = await sessionOf(session.browser.getPage(session.id));
      // The runner takes `null` and `undefined` for "not my command".
      return { result: await client.send(payload.method, payload.params) };
    },
  };
}
