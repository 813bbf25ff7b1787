import { UNLIMITED } from './conditions.mjs';
import { untilLive, withPage } from './measure.mjs';
import { countingScript } from './page-probe.mjs';
import { countTraffic, recordTraffic } from './traffic.mjs';

/** The addresses requested until the live controls were drawn, the page among them. */
const askedUntilDrawn = (page) =>
  page.evaluate(() => [
    location.href,
    ...performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime <= benchNotes.drawn)
      .map(({ name }) => name),
  ]);

/**
 * Loads a page once to count: requests and DOM nodes at the moment when its live controls were drawn, and
 * all its requests, later ones too. Recording requests makes a load slower, so no time is taken from it.
 */
export function countLoad(browser, url, scenario, options) {
  const script = countingScript(scenario);
  const conditions = { condition: UNLIMITED, ...options, script };
  return withPage(browser, url, scenario, conditions, async (page) => {
    const traffic = await recordTraffic(page);
    await untilLive(page, url);
    const asked = new Set(await askedUntilDrawn(page));
    const requests = traffic.all();
    return {
      nodes: await page.evaluate(() => benchNotes.nodes),
      toLive: countTraffic(requests.filter((request) => asked.has(request.url))),
      all: countTraffic(requests),
    };
  });
}
