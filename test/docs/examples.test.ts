import {
  describe,
  expect,
  hearEvents,
  it,
  loadCheckout,
  type CheckoutElement,
} from '../support/index.ts';
import { PAGES_WITH_EXAMPLES, PAGES_WITH_SNIPPETS } from '../../docs/examples.mjs';
import { codeOf, isElementAlone, sense, type DocumentedCode } from './documented-code.ts';

/** What was shown so far: most pages stand in two languages with the same code. */
const shown = new Set<string>();

/** The elements of this code show a checkout on the page, without an error. */
async function expectCheckouts({ what, code }: DocumentedCode): Promise<void> {
  sessionStorage.clear();
  // The sandbox inside the page is a file of the build; here the site's own answers.
  const onSite = code.replaceAll(' middleware="sandbox:"', '');
  const { body } = new DOMParser().parseFromString(onSite, 'text/html');
  for (const script of body.querySelectorAll('script')) script.remove();
  const elements = [...body.querySelectorAll<CheckoutElement>('merchant-checkout')];
  expect(elements.length, what).to.be.greaterThan(0);
  const receivedEvents = elements.map((element) => hearEvents(element));
  document.body.append(...body.childNodes);
  for (const element of elements) {
    await element.ready;
    expect(element.shadowRoot?.querySelectorAll('h2').length, what).to.be.greaterThan(0);
  }
  const errors = receivedEvents.flat().filter(({ name }) => name === 'error');
  expect(errors, what).to.deep.equal([]);
  document.body.replaceChildren();
}

for (const [kind, pages] of [
  ['example', PAGES_WITH_EXAMPLES],
  ['snippet', PAGES_WITH_SNIPPETS],
] as const) {
  describe(`the ${kind}s of the documentation that are an element alone`, () => {
    for (const path of pages) {
      it(`show a checkout on ${path}`, async () => {
        await loadCheckout();
        const code = await codeOf(kind, path);
        expect(code).not.to.deep.equal([]);
        for (const each of code.filter(isElementAlone)) {
          if (shown.has(sense(each))) continue;
          await expectCheckouts(each);
          shown.add(sense(each));
        }
      });
    }
  });
}
