/**
 * The block for Drupal: its class against stand-ins with the signatures of Drupal's own classes, its form and its config
 * schema against its settings, its template by Twig.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { php } from './php.mjs';
import { readMarkup } from './read-markup.mjs';

const FOLDER = join(import.meta.dirname, '../../demo/cms/drupal/merchant_checkout');

/** What Drupal 10.2 to 11 declare of the classes that the block uses. */
const DRUPAL = `
  namespace Drupal\\Core\\StringTranslation {
    class TranslatableMarkup {
      public function __construct( public readonly string $text ) {}
    }
  }
  namespace Drupal\\Core\\Form {
    interface FormStateInterface { public function &getValue( $key, $default = null ); }
  }
  namespace Drupal\\Core\\Block\\Attribute {
    #[\\Attribute( \\Attribute::TARGET_CLASS )]
    class Block {
      public function __construct(
        public readonly string $id,
        public readonly ?\\Drupal\\Core\\StringTranslation\\TranslatableMarkup $admin_label = null,
        public readonly ?\\Drupal\\Core\\StringTranslation\\TranslatableMarkup $category = null,
        public readonly array $context_definitions = [],
        public readonly ?string $deriver = null,
        public readonly array $forms = [],
      ) {}
    }
  }
  namespace Drupal\\Core\\Block {
    abstract class BlockBase {
      protected $configuration;
      public function __construct( array $given, $plugin_id, $plugin_definition ) {
        $this->configuration = $given + $this->defaultConfiguration();
      }
      public function getConfiguration() { return $this->configuration; }
      public function defaultConfiguration() { return []; }
      public function blockForm( $form, \\Drupal\\Core\\Form\\FormStateInterface $form_state ) { return []; }
      public function blockSubmit( $form, \\Drupal\\Core\\Form\\FormStateInterface $form_state ) {}
      protected function t( $string, array $args = [], array $options = [] ) { return $string; }
    }
  }
  namespace {
    error_reporting( E_ALL );
    set_error_handler( static fn ( $level, $text ) => throw new ErrorException( $text ) );
    require $argv[1] . '/src/Plugin/Block/CheckoutBlock.php';
    require $argv[1] . '/merchant_checkout.module';
    $class = Drupal\\merchant_checkout\\Plugin\\Block\\CheckoutBlock::class;
    $settings = json_decode( $argv[2], true );
    $block = new $class( $settings, 'merchant_checkout', [ 'provider' => 'merchant_checkout' ] );
    $state = new class( $settings ) implements Drupal\\Core\\Form\\FormStateInterface {
      public function __construct( private array $values ) {}
      public function &getValue( $key, $default = null ) { $value = $this->values[ $key ] ?? $default; return $value; }
    };`;

const RENDER = `${DRUPAL}
    require_once 'Twig/autoload.php';
    $twig = new Twig\\Environment( new Twig\\Loader\\FilesystemLoader( $argv[1] . '/templates' ), [ 'strict_variables' => true ] );
    $build = $block->build();
    $theme = merchant_checkout_theme()[ $build['#theme'] ];
    $variables = $theme['variables'];
    foreach ( $build as $key => $value ) {
      if ( $key !== '#theme' ) $variables[ ltrim( $key, '#' ) ] = $value;
    }
    if ( count( $variables ) !== count( $theme['variables'] ) ) throw new Exception( 'A variable is not declared.' );
    echo $twig->render( strtr( $build['#theme'], '_', '-' ) . '.html.twig', $variables );
  }`;

const DESCRIBE = `${DRUPAL}
    [ $attribute ] = ( new ReflectionClass( $class ) )->getAttributes( Drupal\\Core\\Block\\Attribute\\Block::class );
    $form = $block->blockForm( [ 'label' => [] ], $state );
    $block->blockSubmit( $form, $state );
    echo json_encode( [
      'plugin' => $attribute->newInstance()->id,
      'defaults' => $block->defaultConfiguration(),
      'form' => $form,
      'saved' => $block->getConfiguration(),
    ] );
  }`;

const run = (code, settings) => php(['-r', code, FOLDER, JSON.stringify(settings)]);

const render = (browser, settings) => readMarkup(browser, run(RENDER, settings));

/** The settings that the config schema declares, with their types. */
function schemaOfSettings(plugin) {
  const schema = readFileSync(join(FOLDER, 'config/schema/merchant_checkout.schema.yml'), 'utf8');
  const settings = new RegExp(`^block\\.settings\\.${plugin}:\\n {2}type: block_settings$`, 'm');
  assert.match(schema, settings);
  return Object.fromEntries(
    [...schema.matchAll(/^ {4}(\w+):\n {6}type: (\w+)$/gm)].map(([, name, type]) => [name, type]),
  );
}

/** The form offers every setting, and what it saves has the types of the schema. */
function checkSettings() {
  const entered = { host: ' https://cdn.example/ ', task: 'menu', standalone: 1, shop: '1' };
  const { plugin, defaults, form, saved } = JSON.parse(run(DESCRIBE, entered));
  assert.equal(plugin, 'merchant_checkout');
  const schema = schemaOfSettings(plugin);
  const names = Object.keys(defaults);
  assert.deepEqual(Object.keys(form), ['label', ...names]);
  assert.deepEqual(Object.keys(schema), names);
  for (const name of names) {
    assert.equal(typeof saved[name], schema[name], name);
    assert.equal(form[name]['#default_value'], entered[name] ?? defaults[name], name);
  }
  assert.deepEqual(
    { host: saved.host, task: saved.task, standalone: saved.standalone, shop: saved.shop },
    { host: 'https://cdn.example/', task: 'menu', standalone: true, shop: '1' },
  );
}

/** Runs it; answers one line of what was tried. */
export async function tryDrupal(browser) {
  const host = 'https://cdn.example/';
  const table = { host, middleware: 'sandbox:', shop: '1"><i>', phone: '+351 210 000 000' };
  const { attributes, ...page } = await render(browser, table);
  assert.deepEqual(page, {
    script: 'https://cdn.example/merchant-checkout.js',
    link: 'tel:+351210000000',
    opens: null,
  });
  const { id, ...named } = attributes;
  assert.match(id, /^checkout-\w+$/);
  assert.deepEqual(named, {
    middleware: 'sandbox:',
    shop: '1"><i>',
    'reservation-type': 'normal',
    'allow-guest-login': '',
  });
  const dialog = await render(browser, {
    host,
    standalone: true,
    offer_code: 'A1',
    service: '7',
    task: 'menu',
    guests: false,
    mode: 'modal',
    button: 'Book',
    lang: 'en',
  });
  assert.equal(dialog.script, 'https://cdn.example/merchant-checkout.standalone.js');
  assert.equal(dialog.opens, `#${dialog.attributes.id}`);
  assert.notEqual(dialog.attributes.id, id);
  const { id: _, ...menu } = dialog.attributes;
  assert.deepEqual(menu, {
    'offer-code': 'A1',
    service: '7',
    mode: 'modal',
    lang: 'en',
    menu: '',
  });
  checkSettings();
  return 'Drupal: the block writes attributes, escaped, and saves what its form and schema name (class against stand-ins, template by Twig)';
}
