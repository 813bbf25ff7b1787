/** The macros for Twig, rendered by Twig and read as a browser reads them. */
import assert from 'node:assert/strict';
import { join } from 'node:path';

import { php } from './php.mjs';
import { readMarkup } from './read-markup.mjs';

const FOLDER = join(import.meta.dirname, '../../demo/cms/twig');

const TEMPLATE = `{% import 'merchant-checkout.html.twig' as checkout %}
{{ checkout.script('https://cdn.example/a"b') }}
{{ checkout.element({shop: 12, campaign: '3"><i>', menu: true, qr: false, lang: null}, '<a href="tel:+351210000000">Telephone</a>') }}`;

const RENDER = `
  require_once 'Twig/autoload.php';
  $files = new Twig\\Loader\\FilesystemLoader( $argv[1] );
  $page = new Twig\\Loader\\ArrayLoader( array( 'page' => $argv[2] ) );
  $twig = new Twig\\Environment( new Twig\\Loader\\ChainLoader( array( $page, $files ) ), array( 'strict_variables' => true ) );
  echo Twig\\Environment::VERSION . "\\n" . $twig->render( 'page' );`;

/** Runs it; answers one line of what was tried. */
export async function tryTwig(browser) {
  const [version, ...lines] = php(['-r', RENDER, FOLDER, TEMPLATE]).split('\n');
  assert.deepEqual(await readMarkup(browser, lines.join('\n')), {
    script: 'https://cdn.example/a"b/merchant-checkout.js',
    attributes: { shop: '12', campaign: '3"><i>', menu: '' },
    link: 'tel:+351210000000',
    opens: null,
  });
  return `Twig ${version}: the macros write attributes, escaped`;
}
