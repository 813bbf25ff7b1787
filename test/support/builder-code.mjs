/**
 * The code that the demo's builder shows, word for word, for a format and the choices in its address; the rest is what the
 * builder offers first: a table at the sandbox.
 */
export async function builderCode(browser, demo, { format, ...choices }) {
  const page = await browser.newPage();
  try {
    await page.goto(`${demo}/builder.html?lang=en#${new URLSearchParams({ format, ...choices })}`);
    await page.waitForFunction(
      (wanted) => document.querySelector('#code')?.textContent.includes(wanted),
      {},
      choices.integrity ? 'sha384-' : 'merchant',
    );
    return await page.$eval('#code', (code) => code.textContent);
  } finally {
    await page.close();
  }
}
