import { openPage } from './measure.mjs';

/** How long a step of the walk to the list may take; then it fails and names what the page lacks. */
const STEP_MS = 30_000;

/** Opens the list of pickup points from the cart, as a customer does; a page that shows it at once has no button for that. */
const SHOW_POINTS = async (limit) => {
  const until = async (what, find) => {
    const end = performance.now() + limit;
    for (;;) {
      const found = find();
      if (found) return found;
      if (performance.now() > end) throw new Error(`The page shows no ${what}.`);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  };
  const search = () => benchAll('input[type="search"]')[0];
  const press = async (name) => {
    const isNamed = ({ textContent }) => textContent.trim().startsWith(name);
    (await until(`button "${name}"`, () => benchAll('button').find(isNamed))).click();
  };
  if (!search()) {
    await press('Continuar');
    await press('Ponto de recolha');
  }
  await until('list of points', () => search() && benchAll('ul button').length > 0);
};

/** Types a text key by key into the search; the milliseconds of each key until its frame is painted. */
export async function measureFiltering(browser, url, scenario, text) {
  const { page, close } = await openPage(browser, scenario);
  try {
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => benchDone);
    await page.evaluate(SHOW_POINTS, STEP_MS);
    await page.waitForNetworkIdle({ idleTime: 1_000 });
    return await page.evaluate(async (typed) => {
      const painted = () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', resolve, { once: true });
            port1.start();
            port2.postMessage(null);
          });
        });
      const input = benchAll('input[type="search"]')[0];
      const setValue = Reflect.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
      const times = [];
      for (let length = 1; length <= typed.length; length += 1) {
        await painted();
        const started = performance.now();
        // React watches the instance's own value; the prototype's setter bypasses it, as typing does.
        setValue.call(input, typed.slice(0, length));
        input.dispatchEvent(new Event('input', { bubbles: true }));
        await painted();
        times.push(performance.now() - started);
      }
      return times;
    }, text);
  } finally {
    await close();
  }
}
