import {
  examplesIn,
  fencesIn,
  pageOf,
  snippetsIn,
  type Example,
  type Snippet,
} from '../../docs/examples.mjs';
import { bookAsGuest, walkOfType } from '../flows/booking-walks.ts';
import { type Walk } from '../flows/walk.ts';
import { WORDS } from '../flows/words.ts';
import {
  byRole,
  describe,
  expect,
  hearEvents,
  it,
  loadCheckout,
  passOnChanges,
  // oxlint-disable-next-line no-restricted-imports -- scripts of the documented page add the element
  until,
  untilNoRole,
  untilRole,
  type CheckoutElement,
} from '../support/index.ts';
import { codeForBrowser } from './documented-code.ts';
import { readPage } from './read-page.ts';

/** The examples of a page of the documentation. */
async function examplesOf(path: string): Promise<readonly Example[]> {
  return examplesIn(path, await readPage(path));
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
  const receivedEvents = hearEvents(element);
  element.setAttribute('lang', 'en');
  await element.ready;
  return { element, receivedEvents, words: WORDS.en, language: 'en' };
}

/** Every element of a page shows a checkout, without an error. */
async function expectCheckouts(page: Document): Promise<void> {
  const errors: string[] = [];
  page.addEventListener('merchant-checkout:error', ({ detail }) => {
    errors.push(detail.message);
  });
  // A recipe that adds elements by script does so at the press of its first button.
  if (!page.querySelector('merchant-checkout')) page.querySelector('button')?.click();
  const elements = [...page.querySelectorAll<CheckoutElement>('merchant-checkout')];
  expect(elements.length).to.be.greaterThan(0);
  for (const element of elements) {
    if (element.getAttribute('mode')) element.open();
    await element.ready;
    expect(element.shadowRoot?.querySelectorAll('h2').length).to.be.greaterThan(0);
  }
  expect(errors).to.deep.equal([]);
  page.defaultView?.frameElement?.remove();
}

const CODE = {
  example: await codeForBrowser('example'),
  snippet: await codeForBrowser('snippet'),
};

describe('code of the documentation with a script, a style, a dialog or a document of its own', () => {
  for (const [kind, code] of Object.entries(CODE)) {
    it(`is among every ${kind}`, () => {
      expect(code).not.to.deep.equal([]);
    });

    for (const each of code) {
      it(`shows a checkout: ${each.what}`, async () => {
        await loadCheckout();
        await expectCheckouts(await openSnippet(each, each.what));
      });
    }
  }
});

type PageWindow = Window & typeof globalThis;

/** A consent banner's effects in a page when its visitor allows statistics or not, by the first word of its recipe. */
const BANNERS: Readonly<Record<string, (page: PageWindow, isAllowed: boolean) => void>> = {
  Cookiebot(page, isAllowed) {
    Object.assign(page, {
      Cookiebot: { consent: { statistics: isAllowed, marketing: !isAllowed } },
    });
    page.dispatchEvent(new page.Event('CookiebotOnConsentReady'));
  },
  OneTrust(page, isAllowed) {
    const detail = isAllowed ? ['C0001', 'C0002'] : ['C0001', 'C0004'];
    page.dispatchEvent(new page.CustomEvent('OneTrustGroupsUpdated', { detail }));
  },
  Complianz(page, isAllowed) {
    const categories = ['functional', isAllowed ? 'statistics' : 'marketing'];
    const detail = { category: categories[1], categories, region: 'eu' };
    page.document.dispatchEvent(new page.CustomEvent('cmplz_fire_categories', { detail }));
  },
  'Google Consent Mode'(page, isAllowed) {
    // Google's tag passes on its arguments as they are.
    const script = page.document.createElement('script');
    const state = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');
    script.textContent = `
      function gtag() { dataLayer.push(arguments); }
      dataLayer.push({ event: 'page_view' });
      gtag('consent', 'update', { analytics_storage: '${state(isAllowed)}' });
      gtag('consent', 'update', { ad_storage: '${state(!isAllowed)}' });
      gtag('consent', 'default', { analytics_storage: '${state(!isAllowed)}', region: ['BR'] });`;
    page.document.head.append(script);
  },
};

/** Code of a page that a recipe for a banner is added to: the snippet that defines `onConsent`. */
async function consentRecipes(path: string) {
  const markdown = await readPage(path);
  const snippet = snippetsIn(path, markdown).find(({ code }) => code.includes('onConsent'));
  if (!snippet) throw new Error(`${path} defines no onConsent.`);
  return fencesIn(markdown)
    .filter(({ language }) => language === 'js')
    .map(({ code }) => ({
      name: /^\/\/ ([\w ]+)/.exec(code)?.[1] ?? '',
      page: { ...snippet, code: `${snippet.code}\n<script>\n${code}\n</script>` },
    }));
}

describe('the recipes for consent banners', () => {
  it('set the consent of the element at each choice, in both languages of the page', async () => {
    await loadCheckout();
    for (const path of ['recipes/consent.md', 'pt/recipes/consent.md']) {
      const recipes = await consentRecipes(path);
      expect(recipes.map(({ name }) => name)).to.deep.equal(Object.keys(BANNERS));
      for (const { name, page } of recipes) {
        const opened = await openSnippet(page, name);
        const element = await elementOf(opened);
        const choose = (isAllowed: boolean) => {
          if (opened.defaultView) BANNERS[name]?.(opened.defaultView, isAllowed);
          return element.getAttribute('consent');
        };
        expect(element.getAttribute('consent'), name).to.equal('necessary');
        expect(choose(true), name).to.equal('all');
        expect(choose(false), name).to.equal('necessary');
        expect(choose(true), name).to.equal('all');
        opened.defaultView?.frameElement?.remove();
      }
    }
  });
});

describe('what the documentation says happens', () => {
  it('in a dialog: the button opens it, Escape closes it', async () => {
    const page = await firstExample('recipes/modal.md');
    const element = await elementOf(page);
    byRole(page, 'button', 'Book a table').click();
    await element.ready;
    await untilRole(element, 'dialog');
    element.close();
    await untilNoRole(element, 'dialog');
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
    expect(spa.receivedEvents.map(({ name }) => name)).to.include('reserved');
  });
});
