/** The module for Joomla: its template, with a stand-in for the settings that Joomla hands over. */
import assert from 'node:assert/strict';
import { join } from 'node:path';

import { php } from './php.mjs';
import { readMarkup } from './read-markup.mjs';

const TEMPLATE = join(
  import.meta.dirname,
  '../../demo/cms/joomla/mod_merchant_checkout/tmpl/default.php',
);

const RENDER = `
  define( '_JEXEC', 1 );
  $params = new class( json_decode( $argv[2], true ) ) {
    private $given;
    public function __construct( $given ) { $this->given = $given; }
    public function get( $name, $default = null ) { return $this->given[ $name ] ?? $default; }
  };
  $module = (object) array( 'id' => 7 );
  require $argv[1];`;

const render = (settings) => php(['-r', RENDER, TEMPLATE, JSON.stringify(settings)]);

/** Runs it; answers one line of what was tried. */
export async function tryJoomla(browser) {
  const host = 'https://cdn.example/';
  assert.equal(render({}).trim(), '');
  const dialog = { host, shop: '1"><i>', mode: 'modal', button: 'Book', phone: '+351 210 000 000' };
  assert.deepEqual(await readMarkup(browser, render(dialog)), {
    script: 'https://cdn.example/merchant-checkout.js',
    attributes: {
      id: 'checkout-7',
      shop: '1"><i>',
      'reservation-type': 'normal',
      mode: 'modal',
      'allow-guest-login': '',
    },
    link: 'tel:+351210000000',
    opens: '#checkout-7',
  });
  const menu = await readMarkup(
    browser,
    render({ host, task: 'menu', shop: '1', lang: 'en', middleware: 'sandbox:' }),
  );
  assert.deepEqual(menu.attributes, {
    id: 'checkout-7',
    middleware: 'sandbox:',
    shop: '1',
    lang: 'en',
    menu: '',
    'allow-guest-login': '',
  });
  return 'Joomla: the module writes attributes, escaped (template against a stand-in for its settings)';
}
