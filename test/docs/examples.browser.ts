import {
  examplesIn,
  pageOf,
  PAGES_WITH_EXAMPLES,
  PAGES_WITH_SNIPPETS,
  snippetsIn,
  type Example,
  type Snippet,
} from '../../docs/examples.mjs';
import { bookAsGuest, walkOfType } from '../flows/booking-walks.ts';
import type { Walk } from '../flows/walk.ts';
import { WORDS } from '../flows/words.ts';
import {
  byRole,
  describe,
  expect,
  hearEvents,
  it,
  loadCheckout,
  passOnChanges,
  untilRole,
  until,
  valueOf,
  type CheckoutElement,
} from '../support/index.ts';

/** The examples of a page of the documentation. */
async function examplesOf(path: string): Promise<readonly Example[]> {
  const response = await fetch(`/docs/${path}`);
  return examplesIn(path, await response.text());
}

/** Opens the page of an example in a frame, as the site shows it. */
const openExample = ({ file }: Example): Promise<Document> =>
  openPage(`/docs/examples/${file}`, file);

/** Opens a page into which a reader has pasted a snippet. */
function openSnippet(snippet: Snippet, what: string): Promise<Document> {
  const html = new Blob([pageOf(snippet, location.origin)], { type: 'text/html' });
  return openPage(URL.createObjectURL(html), what);
}

async function openPage(src: string, file: string): Promise<Document> {
  const frame = document.createElement('iframe');
  Object.assign(frame, { width: '700', height: '1200', src });
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  const page = frame.contentDocument;
  if (!page || !frame.contentWindow) throw new Error('The frame has no page.');
  passOnChanges(frame.contentWindow, page.documentElement);
  await until(() => page.defaultView?.customElements.get('merchant-checkout'), {
    what: `the script of ${file}`,
  });
  return page;
}

async function elementOf(page: Document, selector = 'merchant-checkout'): Promise<CheckoutElement> {
  const element = await until(() => page.querySelector<CheckoutElement>(selector), {
    what: `an element "${selector}"`,
  });
  if (page.defaultView && element.shadowRoot) passOnChanges(page.defaultView, element);
  return element;
}

async function firstExample(path: string): Promise<Document> {
  const [example] = await examplesOf(path);
  if (!example) throw new Error(`${path} has no example.`);
  return openExample(example);
}

/** An element of an example that shows its first step. */
async function walkIn(page: Document, selector?: string): Promise<Walk> {
  const element = await elementOf(page, selector);
  const heard = hearEvents(element);
  element.setAttribute('lang', 'en');
  await element.ready;
  return { element, heard, words: WORDS.en, language: 'en' };
}

/** Every element of a page shows a checkout, without an error. */
async function expectCheckouts(page: Document, what: string): Promise<void> {
  const errors: string[] = [];
  page.addEventListener('merchant-checkout:error', ({ detail }) => {
    errors.push(detail.message);
  });
  // A recipe that adds elements by script does so at the press of its first button.
  if (!page.querySelector('merchant-checkout')) page.querySelector('button')?.click();
  const elements = [...page.querySelectorAll<CheckoutElement>('merchant-checkout')];
  expect(elements.length, what).to.be.greaterThan(0);
  for (const element of elements) {
    if (element.getAttribute('mode')) element.open();
    await element.ready;
    expect(element.shadowRoot?.querySelectorAll('h2').length, what).to.be.greaterThan(0);
  }
  expect(errors, what).to.deep.equal([]);
  page.defaultView?.frameElement?.remove();
}

describe('the examples of the documentation', () => {
  for (const path of PAGES_WITH_EXAMPLES) {
    it(`show a checkout on ${path}`, async () => {
      await loadCheckout();
      for (const example of await examplesOf(path))
        await expectCheckouts(await openExample(example), example.file);
    });
  }
});

describe('the snippets of the documentation, with ids of the sandbox', () => {
  for (const path of PAGES_WITH_SNIPPETS) {
    it(`show a checkout on ${path}`, async () => {
      await loadCheckout();
      const response = await fetch(`/docs/${path}`);
      const snippets = snippetsIn(path, await response.text());
      for (const [index, snippet] of snippets.entries()) {
        const what = `snippet ${index + 1} of ${path}`;
        await expectCheckouts(await openSnippet(snippet, what), what);
      }
    });
  }
});

describe('what the documentation says happens', () => {
  it('quickstart: a booking that is accepted', async () => {
    const walk = await walkIn(await firstExample('quickstart.md'));
    await bookAsGuest(walk, walkOfType(1));
    expect(walk.heard.map(({ name }) => name)).to.include('reserved');
  });

  it('in a dialog: the button opens it, Escape closes it', async () => {
    const page = await firstExample('recipes/modal.md');
    const element = await elementOf(page);
    byRole(page, 'button', 'Book a table').click();
    await element.ready;
    await untilRole(element, 'dialog');
    element.close();
    await until(() => !element.shadowRoot?.querySelector('dialog[open]'));
  });

  it('prefill: the contact form is filled in', async () => {
    const walk = await walkIn(await firstExample('recipes/prefill.md'));
    const type1 = walkOfType(1);
    await type1.pick(walk);
    expect(valueOf(await untilRole(walk.element, 'textbox', walk.words.name))).to.equal(
      'Ana Lopes',
    );
    expect(valueOf(await untilRole(walk.element, 'textbox', walk.words.email))).to.equal(
      'ana.lopes@example.com',
    );
  });

  it('several elements: a booking of one leaves the other alone', async () => {
    const page = await firstExample('recipes/several-elements.md');
    const table = await walkIn(page, '#table');
    const spa = await walkIn(page, '#spa');
    await bookAsGuest(table, walkOfType(1));
    expect(table.heard.map(({ name }) => name)).to.include('reserved');
    expect(spa.heard.map(({ name }) => name)).not.to.include('reserved');
    await bookAsGuest(spa, walkOfType(3));
    expect(spa.heard.map(({ name }) => name)).to.include('reserved');
  });

  it('single-page apps: each view shows its own checkout, and one is booked', async () => {
    const page = await firstExample('recipes/single-page-apps.md');
    byRole(page, 'button', 'Dinner').click();
    await (
      await walkIn(page, '#dinner-booking')
    ).element.ready;
    byRole(page, 'button', 'Spa').click();
    const spa = await walkIn(page, '#spa-booking');
    expect(page.querySelector('#dinner-booking')).to.equal(null);
    await bookAsGuest(spa, walkOfType(3));
    expect(spa.heard.map(({ name }) => name)).to.include('reserved');
  });
});
