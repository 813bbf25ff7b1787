import puppeteer from 'puppeteer-core';

/** Firefox by WebDriver BiDi. The interface is described in customer.mjs. */
export async function openFirefox({ program, width, height }) {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    defaultViewport: { width, height },
  });
  const page = await browser.newPage();
  return {
    version: await browser.version(),
    open: (url) => page.goto(url),
    evaluate: (expression) => page.evaluate(expression),
    pressAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    key: (name) => page.keyboard.press(name),
    back: () => page.goBack(),
    screenshot: () => page.screenshot({ encoding: 'base64' }),
    close: () => browser.close(),
  };
}
