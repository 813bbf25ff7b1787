/** A plugin's HTML as a browser reads it: its script, its element with content, and the button. */
export async function readMarkup(browser, html) {
  const page = await browser.newPage();
  try {
    return await page.evaluate((text) => {
      const read = new DOMParser().parseFromString(text, 'text/html');
      const element = read.querySelector('merchant-checkout');
      return {
        script: read.querySelector('script[type=module]').getAttribute('src'),
        attributes: Object.fromEntries(
          [...element.attributes].map(({ name, value }) => [name, value]),
        ),
        link: element.querySelector('a')?.getAttribute('href') ?? null,
        opens: read.querySelector('button')?.dataset.merchantCheckoutOpen ?? null,
      };
    }, html);
  } finally {
    await page.close();
  }
}
