/**
 * The macros for Twig and the example of their page, rendered by Twig and read as a browser reads them; the code of the
 * demo's builder, rendered by Twig into a page that books a table.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { fencesIn } from '../../docs/examples.mjs';
import { bookATable } from '../support/book-a-table.mjs';
import { builderCode } from '../support/builder-code.mjs';
import { startDemo } from '../support/start-server.mjs';

import { php } from './php.mjs';
import { readMarkup } from './read-markup.mjs';

const FOLDER = join(import.meta.dirname, '../../demo/cms/twig');

const HELPERS = `data:text/javascript;base64,${readFileSync(join(import.meta.dirname, '../../lib/testing.js')).toString('base64')}`;

const TEMPLATE = `{% import 'merchant-checkout.html.twig' as checkout %}
{{ checkout.script('https://cdn.example/a"b') }}
{{ checkout.element({shop: 12, campaign: '3"><i>', menu: true, qr: false, lang: null}, '<a href="tel:+351210000000">Telephone</a>') }}`;

const INTEGRITY = `{% import 'merchant-checkout.html.twig' as checkout %}
{{ checkout.script('https://cdn.example', 'merchant-checkout.classic.js', 'sha384-a+b/c=') }}
{{ checkout.element({shop: 12}) }}`;

const DOCS = join(import.meta.dirname, '../../docs/platforms/drupal.md');

const RENDER = `
  require_once 'Twig/autoload.php';
  $files = new Twig\\Loader\\FilesystemLoader( $argv[1] );
  $page = new Twig\\Loader\\ArrayLoader( array( 'page' => $argv[2] ) );
  $twig = new Twig\\Environment( new Twig\\Loader\\ChainLoader( array( $page, $files ) ), array( 'strict_variables' => true ) );
  echo Twig\\Environment::VERSION . "\\n" . $twig->render( 'page' );`;

/** A template rendered by Twig: the version of Twig, and the page. */
function render(template) {
  const [version, ...lines] = php(['-r', RENDER, FOLDER, template]).split('\n');
  return { version, html: lines.join('\n') };
}

/** The page that hears of the booking, around what Twig made. */
const pageAround = (
  html,
) => `<!doctype html><html lang="pt"><head><meta charset="utf-8"><title>Twig</title></head><body>
${html}<output id="reserved"></output><script>
document.addEventListener('merchant-checkout:reserved', ({ detail }) => {
  document.querySelector('#reserved').textContent = detail.transactionId;
});</script></body></html>`;

/** Books through what the builder writes for Twig, with a text that would end a value or begin an expression of Twig. */
async function bookByBuilder(browser) {
  const demo = await startDemo();
  const page = await browser.newPage();
  try {
    const channel = `d'água "{{ 7 * 7 }}" \\`;
    const choices = { format: 'twig', lang: 'pt', integrity: 'on', channel, '--mc-radius': '3' };
    const { html } = render(await builderCode(browser, demo.url, choices));
    assert.match(html, / integrity="sha384-/);
    const address = `${demo.url}/twig.html`;
    await page.setRequestInterception(true);
    page.on('request', (request) =>
      request.url() === address
        ? request.respond({ contentType: 'text/html; charset=utf-8', body: pageAround(html) })
        : request.continue(),
    );
    await page.goto(address);
    const shown = await page.$eval('merchant-checkout', (element) => ({
      channel: element.getAttribute('channel'),
      radius: getComputedStyle(element).getPropertyValue('--mc-radius'),
    }));
    assert.deepEqual(shown, { channel, radius: '3px' });
    return await page.evaluate(bookATable, HELPERS);
  } finally {
    await page.close();
    demo.stop();
  }
}

/** Runs it; answers one line of what was tried. */
export async function tryTwig(browser) {
  const { version, html } = render(TEMPLATE);
  assert.deepEqual(await readMarkup(browser, html), {
    script: 'https://cdn.example/a"b/merchant-checkout.js',
    attributes: { shop: '12', campaign: '3"><i>', menu: '' },
    link: 'tel:+351210000000',
    opens: null,
  });
  assert.match(
    render(INTEGRITY).html,
    /<script defer src="[^"]+\/merchant-checkout\.classic\.js" integrity="sha384-a\+b\/c=" crossorigin="anonymous">/,
  );
  const [{ code }] = fencesIn(readFileSync(DOCS, 'utf8')).filter(
    ({ language }) => language === 'twig',
  );
  const { script, attributes } = await readMarkup(browser, render(code).html);
  assert.equal(script, 'https://HOST/merchant-checkout.js');
  assert.deepEqual(attributes, {
    shop: '12',
    campaign: '345',
    'reservation-type': 'normal',
    'allow-guest-login': '',
  });
  const booking = await bookByBuilder(browser);
  return `Twig ${version}: the macros and the example of their page write attributes, escaped; booked ${booking} by the builder's code`;
}
