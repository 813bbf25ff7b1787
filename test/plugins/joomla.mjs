/**
 * The module for Joomla: included as Joomla's dispatcher of modules includes it, with stand-ins for the layout's path and
 * for the settings; its manifest against the files and the settings that the module reads.
 */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { php } from './php.mjs';
import { readMarkup } from './read-markup.mjs';

const FOLDER = join(import.meta.dirname, '../../demo/cms/joomla/mod_merchant_checkout');

const RENDER = `
  namespace Joomla\\CMS\\Helper {
    abstract class ModuleHelper {
      public static function getLayoutPath( $module, $layout = 'default' ) {
        return $GLOBALS['argv'][1] . '/tmpl/' . $layout . '.php';
      }
    }
  }
  namespace {
    error_reporting( E_ALL );
    set_error_handler( static fn ( $level, $text ) => throw new ErrorException( $text ) );
    define( '_JEXEC', 1 );
    // As Joomla\\Registry\\Registry: an empty text is no value.
    $params = new class( json_decode( $argv[2], true ) ) {
      public function __construct( private array $given ) {}
      public function get( $path, $default = null ) {
        $value = $this->given[ $path ] ?? '';
        return $value === '' ? $default : $value;
      }
    };
    $loader = static function ( $path, array $displayData ) {
      extract( $displayData );
      unset( $displayData );
      include $path;
    };
    $loader( $argv[1] . '/mod_merchant_checkout.php', [ 'params' => $params, 'module' => (object) [ 'id' => 7 ] ] );
  }`;

const render = (settings) => php(['-r', RENDER, FOLDER, JSON.stringify(settings)]);

/** Names of `<tag name="…">` or `$params->get('…')`, each once. */
const namesIn = (text, pattern) => new Set([...text.matchAll(pattern)].map(([, name]) => name));

/** Types of fields with a class of their own in Joomla 4 to 6. */
const FIELD_TYPES = ['list', 'modulelayout', 'radio', 'telephone', 'text', 'url'];

/** The manifest names files that exist, and a field of a known type for every setting that the module reads. */
function checkManifest() {
  const read = (path) => readFileSync(join(FOLDER, path), 'utf8');
  const manifest = read('mod_merchant_checkout.xml');
  const parse = `
    libxml_use_internal_errors( true );
    $read = simplexml_load_file( $argv[1] );
    if ( $read === false ) exit( libxml_get_errors()[0]->message );
    foreach ( $read->files->children() as $file ) {
      if ( (string) $file['module'] === 'mod_merchant_checkout' ) echo 'module ';
      echo $file, "\\n";
    }`;
  const files = php(['-r', parse, join(FOLDER, 'mod_merchant_checkout.xml')])
    .trim()
    .split('\n');
  assert.deepEqual(files, ['module mod_merchant_checkout.php', 'tmpl']);
  for (const file of files) assert.ok(existsSync(join(FOLDER, file.replace('module ', ''))), file);
  const code = read('mod_merchant_checkout.php') + read('tmpl/default.php');
  assert.deepEqual(
    namesIn(code, /\$params->get\('(\w+)'/g),
    namesIn(manifest, /<field name="(\w+)"/g),
  );
  for (const type of namesIn(manifest, /<field name="\w+" type="(\w+)"/g))
    assert.ok(FIELD_TYPES.includes(type), `Joomla has no field of the type "${type}".`);
}

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
    render({
      host,
      standalone: '1',
      task: 'menu',
      shop: '1',
      lang: 'en',
      middleware: 'sandbox:',
      allow_guest_login: '0',
    }),
  );
  assert.equal(menu.script, 'https://cdn.example/merchant-checkout.standalone.js');
  assert.deepEqual(menu.attributes, {
    id: 'checkout-7',
    middleware: 'sandbox:',
    shop: '1',
    lang: 'en',
    menu: '',
  });
  checkManifest();
  return 'Joomla: the module writes attributes, escaped, and its manifest has every setting (stand-ins for layout and settings)';
}
