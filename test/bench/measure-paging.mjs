import { openPage } from './measure.mjs';

/**
 * Turns a calendar's weeks to and fro and chooses the first free day of each, which shows its slots; the milliseconds
 * of each turn with its choice, until both frames are painted.
 */
export async function measurePaging(browser, url, scenario, { next, previous, presses }) {
  const { page, close } = await openPage(browser, scenario);
  try {
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => benchDone);
    return await page.evaluate(
      async (names, count) => {
        const buttonNamed = (pattern) =>
          benchAll('button').find((button) =>
            new RegExp(pattern, 'i').test(button.ariaLabel ?? button.textContent),
          );
        const painted = () =>
          new Promise((resolve) => {
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              port1.addEventListener('message', resolve, { once: true });
              port1.start();
              port2.postMessage(null);
            });
          });
        const freeDay = () =>
          benchAll('[role="grid"] button').find(
            (button) => !button.disabled && button.ariaDisabled !== 'true',
          );
        const timeOf = async (button) => {
          await painted();
          const started = performance.now();
          button.click();
          await painted();
          return performance.now() - started;
        };
        const times = [];
        for (let index = 0; index < count; index += 1) {
          const turn = await timeOf(buttonNamed(names[index % names.length]));
          times.push(turn + (await timeOf(freeDay())));
        }
        return times;
      },
      [next, next, next, previous, previous, previous],
      presses,
    );
  } finally {
    await close();
  }
}
