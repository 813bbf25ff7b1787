// oxlint-disable-next-line no-restricted-imports -- the page of the builder is no checkout
import { describe, expect, it, until } from '../support/index.ts';

/** The builder's page as served while one of its scripts is missing. */
async function openWithout(script: string, language: 'pt' | 'en'): Promise<Document> {
  const response = await fetch(`/builder.html?lang=${language}`);
  const html = await response.text();
  const frame = document.createElement('iframe');
  frame.srcdoc = html.replace(`src="${script}"`, 'src="/missing.js"');
  document.body.append(frame);
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  if (!frame.contentDocument) throw new Error('The frame has no page.');
  return frame.contentDocument;
}

/** What the page announces. */
const alertOf = (page: Document) => page.querySelector('[role=alert]')?.textContent?.trim() ?? '';

describe('the builder page without one of its scripts', () => {
  const CASES = [
    ['/builder.js', 'pt', /^Esta página não funciona: .*npm start/],
    ['/builder.js', 'en', /^This page does not work: .*npm start/],
    ['/merchant-checkout.js', 'en', /^The preview does not work: .*npm start/],
  ] as const;

  it('says so in the language of the page, and says nothing when both have loaded', async () => {
    for (const [script, language, sentence] of CASES) {
      const page = await openWithout(script, language);
      expect(await until(() => alertOf(page), { what: 'a message' })).to.match(sentence);
    }
    const page = await openWithout('/none.js', 'en');
    await until(() => page.querySelector('#code')?.textContent, { what: 'the code' });
    expect(alertOf(page)).to.equal('');
  });
});
