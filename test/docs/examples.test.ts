import { bookAsGuest, walkOfType } from '../flows/booking-walks.ts';
import { chooseSlot, oneFreeSlot, type Walk } from '../flows/walk.ts';
import { WORDS } from '../flows/words.ts';
import {
  describe,
  expect,
  hearEvents,
  it,
  loadCheckout,
  untilRole,
  valueOf,
  type CheckoutElement,
  type HeardEvent,
  type Language,
} from '../support/index.ts';
import { PAGES_WITH_EXAMPLES, PAGES_WITH_SNIPPETS } from '../../docs/examples.mjs';
import { codeOf, isElementAlone, sense, type DocumentedCode } from './documented-code.ts';

/** What was shown so far: most pages stand in two languages with the same code. */
const shown = new Set<string>();

/** An element of some code on the page, with its events so far. */
interface Placed {
  element: CheckoutElement;
  receivedEvents: readonly HeardEvent[];
}

/** Puts code into the page and waits for the first step of each of its elements, which are shown in `lang` where that is given. */
async function place({ what, code }: DocumentedCode, lang?: Language): Promise<readonly Placed[]> {
  sessionStorage.clear();
  // The sandbox inside the page is a file of the build; here the site's own answers.
  const onSite = code.replaceAll(' middleware="sandbox:"', '');
  const { body } = new DOMParser().parseFromString(onSite, 'text/html');
  for (const script of body.querySelectorAll('script')) script.remove();
  const elements = [...body.querySelectorAll<CheckoutElement>('merchant-checkout')];
  expect(elements.length, what).to.be.greaterThan(0);
  if (lang) for (const element of elements) element.setAttribute('lang', lang);
  const placed = elements.map((element) => ({ element, receivedEvents: hearEvents(element) }));
  document.body.append(...body.childNodes);
  for (const element of elements) await element.ready;
  return placed;
}

/** The elements of this code show a checkout on the page, without an error. */
async function expectCheckouts(code: DocumentedCode): Promise<void> {
  const placed = await place(code);
  for (const { element } of placed) {
    expect(element.shadowRoot?.querySelectorAll('h2').length, code.what).to.be.greaterThan(0);
  }
  const errors = placed
    .flatMap(({ receivedEvents }) => receivedEvents)
    .filter(({ name }) => name === 'error');
  expect(errors, code.what).to.deep.equal([]);
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

/** A customer on the way through each element of the first example of a page, in English. */
async function walksIn(path: string): Promise<readonly Walk[]> {
  await loadCheckout();
  const [example] = await codeOf('example', path);
  if (!example) throw new Error(`${path} has no example.`);
  const placed = await place(example, 'en');
  return placed.map((each) => ({ ...each, words: WORDS.en, language: 'en' }));
}

const namesIn = ({ receivedEvents }: Walk) => receivedEvents.map(({ name }) => name);

describe('what the documentation says happens', () => {
  it('quickstart: a booking that is accepted', async () => {
    const [walk] = await walksIn('quickstart.md');
    if (!walk) throw new Error('There is no element.');
    await bookAsGuest(walk, walkOfType(1));
    expect(namesIn(walk)).to.include('reserved');
  });

  it('prefill: the contact form is filled in', async () => {
    const [walk] = await walksIn('recipes/prefill.md');
    if (!walk) throw new Error('There is no element.');
    await chooseSlot(walk, await oneFreeSlot(101, 4));
    expect(valueOf(await untilRole(walk.element, 'textbox', walk.words.name))).to.equal(
      'Ana Lopes',
    );
    expect(valueOf(await untilRole(walk.element, 'textbox', walk.words.email))).to.equal(
      'ana.lopes@example.com',
    );
  });

  it('several elements: a booking of one leaves the other alone', async () => {
    const walks = await walksIn('recipes/several-elements.md');
    const table = walks.find(({ element }) => element.id === 'table');
    const spa = walks.find(({ element }) => element.id === 'spa');
    if (!table || !spa) throw new Error('There are not both elements.');
    await bookAsGuest(table, walkOfType(1));
    expect(namesIn(table)).to.include('reserved');
    expect(namesIn(spa)).not.to.include('reserved');
    await bookAsGuest(spa, walkOfType(3));
    expect(namesIn(spa)).to.include('reserved');
  });
});
