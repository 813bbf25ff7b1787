import { openPage } from './measure.mjs';

/** Presses buttons whose names begin with "Adicionar", one after the other; the milliseconds of each until its frame is painted. */
export async function measureAdding(browser, url, scenario, presses) {
  const { page, close } = await openPage(browser, scenario);
  try {
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => benchDone);
    await page.waitForNetworkIdle({ idleTime: 1_000 });
    return await page.evaluate(async (count) => {
      const painted = () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', resolve, { once: true });
            port1.start();
            port2.postMessage(null);
          });
        });
      const buttons = benchAll('button')
        .filter(({ ariaLabel }) => ariaLabel?.startsWith('Adicionar'))
        .slice(0, count);
      const times = [];
      for (const button of buttons) {
        await painted();
        const started = performance.now();
        button.click();
        await painted();
        times.push(performance.now() - started);
      }
      return times;
    }, presses);
  } finally {
    await close();
  }
}
