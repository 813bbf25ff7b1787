/**
 * The examples of the documentation. A fence with the word `live` is shown with its result:
 *
 *     ```html live height=900 log
 *
 * `live` runs it in a frame, `height` fixes the frame's height in px (dialogs), `log` lists the events below it,
 * `controls` sets custom properties on its element, `brands` shows it in the colours of six brands. A fence with the word
 * `try` gets a link to the playground. The site
 * makes a page of each; `test/docs/examples.test.ts` and, with what only a browser runs, `test/docs/examples.browser.ts` run the
 * same code. They also run every other fence of HTML:
 * one with an element is a snippet and runs with the sandbox's ids in place of the reader's, one without runs beside an
 * element, as an addition to a page. `docs/fences.mjs` names the check of every fence.
 */

/** Every page with a `live` fence, from `docs`; a unit test compares it with the pages. */
export const PAGES_WITH_EXAMPLES = [
  'events.md',
  'flows.md',
  'index.md',
  'platforms/html.md',
  'platforms/tag-manager.md',
  'pt/flows.md',
  'pt/index.md',
  'pt/platforms/html.md',
  'pt/platforms/tag-manager.md',
  'pt/quickstart.md',
  'pt/recipes/before-sending.md',
  'pt/recipes/dark.md',
  'pt/recipes/floating.md',
  'pt/recipes/gift.md',
  'pt/recipes/kiosk.md',
  'pt/recipes/know-first.md',
  'pt/recipes/languages.md',
  'pt/recipes/modal.md',
  'pt/recipes/payment-methods.md',
  'pt/recipes/prefill.md',
  'pt/recipes/questions.md',
  'pt/recipes/several-elements.md',
  'pt/recipes/slots.md',
  'pt/recipes/table.md',
  'pt/recipes/theming.md',
  'pt/recipes/times.md',
  'pt/recipes/venues.md',
  'quickstart.md',
  'recipes/before-sending.md',
  'recipes/dark.md',
  'recipes/floating.md',
  'recipes/gift.md',
  'recipes/kiosk.md',
  'recipes/know-first.md',
  'recipes/languages.md',
  'recipes/modal.md',
  'recipes/payment-methods.md',
  'recipes/prefill.md',
  'recipes/questions.md',
  'recipes/several-elements.md',
  'recipes/single-page-apps.md',
  'recipes/slots.md',
  'recipes/table.md',
  'recipes/texts.md',
  'recipes/theming.md',
  'recipes/times.md',
  'recipes/venues.md',
];

/** Every page with a snippet, from `docs`, and the README; a unit test compares it with the pages. */
export const PAGES_WITH_SNIPPETS = [
  '../README.md',
  'platforms/html.md',
  'platforms/joomla.md',
  'platforms/squarespace.md',
  'platforms/webflow.md',
  'platforms/wix.md',
  'pt/platforms/html.md',
  'pt/platforms/joomla.md',
  'pt/platforms/squarespace.md',
  'pt/platforms/webflow.md',
  'pt/platforms/wix.md',
  'pt/quickstart.md',
  'pt/recipes/consent.md',
  'pt/recipes/prefill.md',
  'pt/recipes/questions.md',
  'pt/recipes/table.md',
  'pt/refunds.md',
  'quickstart.md',
  'recipes/assistants.md',
  'recipes/consent.md',
  'recipes/csp.md',
  'recipes/debug.md',
  'recipes/frames-and-apps.md',
  'recipes/pictures.md',
  'recipes/prefill.md',
  'recipes/questions.md',
  'recipes/structured-data.md',
  'recipes/table.md',
  'recipes/venues.md',
  'reference/attributes.md',
  'refunds.md',
  'sign-in.md',
];

/** Every page with an addition, from `docs`; a unit test compares it with the pages. */
export const PAGES_WITH_ADDITIONS = [
  'caching.md',
  'errors.md',
  'events.md',
  'performance.md',
  'platforms/html.md',
  'platforms/webflow.md',
  'pt/errors.md',
  'pt/platforms/html.md',
  'pt/platforms/webflow.md',
  'pt/recipes/consent.md',
  'pt/recipes/dark.md',
  'pt/recipes/modal.md',
  'pt/recipes/several-elements.md',
  'recipes/consent.md',
  'recipes/dark.md',
  'recipes/integrity.md',
  'recipes/modal.md',
  'recipes/page-scripts.md',
  'recipes/several-elements.md',
  'recipes/venues.md',
  'reference/events.md',
  'reference/methods.md',
  'server.md',
];

/** The host that examples name in place of the reader's own. */
const HOST = /https:\/\/HOST(?=[/"'\s])/g;

const FENCE = /^ *```(\w+)([^\n]*)\n([\s\S]*?)\n *```$/gm;

/** Every fence of a page: its language, the words behind it, its code. */
export function fencesIn(markdown) {
  return [...markdown.matchAll(FENCE)].map(([, language = '', words = '', code = '']) => ({
    language,
    words: words.trim().split(/\s+/),
    code,
  }));
}

/** The examples of the page at `path` (`recipes/modal.md`), in order. */
export function examplesIn(path, markdown) {
  const name = path.replace(/\.md$/, '').replaceAll('/', '-');
  return fencesIn(markdown)
    .filter(({ words }) => words.includes('live'))
    .map(({ words, code }, index) => {
      const height = words.find((word) => word.startsWith('height='))?.slice('height='.length);
      return {
        file: `${name}-${index + 1}.html`,
        code,
        language: path.startsWith('pt/') ? 'pt' : 'en',
        height: height === undefined ? null : Number(height),
        isLogged: words.includes('log'),
      };
    });
}

const TAG = /<(merchant-checkout|div data-merchant-checkout)(?=[\s>])/g;

/** What a reader replaces, and what the sandbox has for it. */
const IDS = [
  [/http:\/\/localhost:4173(?=\/)/g, 'https://HOST'],
  [/https:\/\/HOST\/[\d.]+(?=\/)/g, 'https://HOST'],
  [/https:\/\/MIDDLEWARE(?=")/g, 'https://HOST'],
  [/https:\/\/api\.example\.pt/g, 'sandbox:'],
  [/shop="12"/g, 'shop="1"'],
  [/(campaign ?= ?["'])345/g, '$1101'],
];

/** Code with what the sandbox has in place of what a reader replaces. */
export const onSandbox = (code) => IDS.reduce((text, [id, own]) => text.replace(id, own), code);

/** A snippet as its reader would try it: on the sandbox, with the script if it stands elsewhere on the page. */
function tried(code) {
  const hasScript = code.includes('/merchant-checkout.js');
  const script = hasScript
    ? ''
    : '<script type="module" src="https://HOST/merchant-checkout.js"></script>\n';
  const element = code.replace(TAG, (tag, name) => {
    const prefix = name === 'merchant-checkout' ? '' : 'data-';
    return code.includes('middleware=') ? tag : `${tag} ${prefix}middleware="sandbox:"`;
  });
  return script + onSandbox(element);
}

/** The snippets of the page at `path`: HTML with an element that is no live example, ready to run on the sandbox. */
export function snippetsIn(path, markdown) {
  return fencesIn(markdown)
    .filter(({ language, words, code }) => {
      const isShown = language === 'html' && !words.includes('live');
      return isShown && code.search(TAG) >= 0;
    })
    .map(({ code }) => ({ code: tried(code), language: path.startsWith('pt/') ? 'pt' : 'en' }));
}

/** An element for an addition of a page without an example, with the ids and the mode that additions name. */
const ELEMENT = `<merchant-checkout
  id="table"
  middleware="sandbox:"
  shop="1"
  campaign="101"
  reservation-type="normal"
  allow-guest-login
></merchant-checkout>`;

const MODULE = '<script type="module" src="https://HOST/merchant-checkout.js"></script>';

/** Whether a fence of HTML or script is an addition to a page: without an element of its own. */
export function isAddition({ language, words, code }) {
  if (words.includes('live') || code.search(TAG) >= 0 || code.includes('<iframe')) return false;
  return language === 'html' || (language === 'js' && /^(?:document|window)\./.test(code));
}

/**
 * The additions of the page at `path`, each in a page as its reader would have it: with the page's first example, or else
 * with an element before it, and the script behind it if it has none.
 */
export function additionsIn(path, markdown) {
  const [example] = examplesIn(path, markdown);
  return fencesIn(markdown)
    .filter(isAddition)
    .map(({ language, code }) => {
      const added = language === 'js' ? `<script>\n${code}\n</script>` : code;
      const hasScript = /<script[^>]* src="[^"]*\/merchant-checkout/.test(added);
      const page = example
        ? [example.code, added]
        : [ELEMENT, added, ...(hasScript ? [] : [MODULE])];
      return { code: onSandbox(page.join('\n')), language: path.startsWith('pt/') ? 'pt' : 'en' };
    });
}

/** The code of a fence as a page of the sandbox, for the playground: with the element and the script that it needs. */
export function runnable({ language, code }) {
  if (code.includes('middleware="sandbox:"')) return code;
  if (code.search(TAG) >= 0) return tried(code);
  const added = { js: `<script>\n${code}\n</script>`, css: `<style>\n${code}\n</style>` };
  return onSandbox([MODULE, ELEMENT, added[language] ?? code].join('\n'));
}

const STYLE =
  ':root { color-scheme: light dark } body { margin: 16px; font: 16px/1.5 system-ui, sans-serif } button { font: inherit }';

/**
 * The example as a page; `host` takes the place of `https://HOST`. A whole page stays as it is. Unless it `continues`, it
 * begins with an empty storage: frames of one tab share it, and an example would continue where another ended.
 */
export function pageOf({ code, language }, host, { continues = false } = {}) {
  const fresh = continues ? '' : '<script>sessionStorage.clear();</script>';
  const body = code.replace(HOST, host);
  if (/^<!doctype html>/i.test(body)) return body.replace(/<head>/i, `<head>${fresh}`);
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Example</title>
    ${fresh}
    <style>${STYLE}</style>
  </head>
  <body>
${body}
  </body>
</html>
`;
}
