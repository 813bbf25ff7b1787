/** The block for Drupal: its class against stand-ins for the two Drupal classes that it extends, its template by Twig. */
import assert from 'node:assert/strict';
import { join } from 'node:path';

import { php } from './php.mjs';
import { readMarkup } from './read-markup.mjs';

const FOLDER = join(import.meta.dirname, '../../demo/cms/drupal/merchant_checkout');

const RENDER = `
  namespace Drupal\\Core\\Form { interface FormStateInterface {} }
  namespace Drupal\\Core\\Block {
    abstract class BlockBase {
      protected $configuration;
      public function __construct( $given ) { $this->configuration = $given + $this->defaultConfiguration(); }
    }
  }
  namespace {
    require_once 'Twig/autoload.php';
    require $argv[1] . '/src/Plugin/Block/CheckoutBlock.php';
    $block = new Drupal\\merchant_checkout\\Plugin\\Block\\CheckoutBlock( json_decode( $argv[2], true ) );
    $twig = new Twig\\Environment( new Twig\\Loader\\FilesystemLoader( $argv[1] . '/templates' ), array( 'strict_variables' => true ) );
    $variables = array();
    foreach ( $block->build() as $key => $value ) { $variables[ ltrim( $key, '#' ) ] = $value; }
    echo $twig->render( 'merchant-checkout.html.twig', $variables );
  }`;

const render = (browser, settings) =>
  readMarkup(browser, php(['-r', RENDER, FOLDER, JSON.stringify(settings)]));

/** Runs it; answers one line of what was tried. */
export async function tryDrupal(browser) {
  const host = 'https://cdn.example/';
  const table = { host, middleware: 'sandbox:', shop: '1"><i>', phone: '+351 210 000 000' };
  assert.deepEqual(await render(browser, table), {
    script: 'https://cdn.example/merchant-checkout.js',
    attributes: {
      middleware: 'sandbox:',
      shop: '1"><i>',
      'reservation-type': 'normal',
      'allow-guest-login': '',
    },
    link: 'tel:+351210000000',
    opens: null,
  });
  const menu = await render(browser, { host, shop: '1', task: 'menu' });
  assert.deepEqual(menu.attributes, { shop: '1', menu: '', 'allow-guest-login': '' });
  return 'Drupal: the block writes attributes, escaped (class against stand-ins, template by Twig)';
}
