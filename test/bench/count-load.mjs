import { UNLIMITED } from './conditions.mjs';
import { openPage, untilLive } from './measure.mjs';
import { countingScript } from './page-probe.mjs';
import { countTraffic, recordTraffic } from './traffic.mjs';

/** The addresses of what the page had asked for when its live controls were drawn, the page among them. */
const askedUntilDrawn = (page) =>
  page.evaluate(() => [
    location.href,
    ...performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime <= benchNotes.drawn)
      .map(({ name }) => name),
  ]);

/**
 * Loads a page once to count: what it had asked for and how many DOM nodes it had when its live controls were drawn, and
 * all that it asked for by then or later. Recording requests makes a load slower, so no time is taken from it.
 */
export async function countLoad(
  browser,
  url,
  scenario,
  { condition = UNLIMITED, visits = 0 } = {},
) {
  const { page, close } = await openPage(browser, scenario, {
    condition,
    visits: Array.from({ length: visits }, () => url),
    script: countingScript(scenario),
  });
  try {
    const traffic = await recordTraffic(page);
    await untilLive(page, url);
    const asked = new Set(await askedUntilDrawn(page));
    const requests = traffic.all();
    return {
      nodes: await page.evaluate(() => benchNotes.nodes),
      toLive: countTraffic(requests.filter((request) => asked.has(request.url))),
      all: countTraffic(requests),
    };
  } finally {
    await close();
  }
}
