/** The macros for Twig and the example of their page, rendered by Twig and read as a browser reads them. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { fencesIn } from '../../docs/examples.mjs';

import { php } from './php.mjs';
import { readMarkup } from './read-markup.mjs';

const FOLDER = join(import.meta.dirname, '../../demo/cms/twig');

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

/** What Twig makes of a template: its version, and the page. */
function render(template) {
  const [version, ...lines] = php(['-r', RENDER, FOLDER, template]).split('\n');
  return { version, html: lines.join('\n') };
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
  return `Twig ${version}: the macros and the example of their page write attributes, escaped`;
}
