/**
 * The plugin in a real WordPress, from the upload of its zip to a booking: settings and connection test, block with its
 * preview and sidebar, patterns, shortcode, translations, removal.
 */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { fencesIn, onSandbox } from '../../docs/examples.mjs';
import { packPlugin } from '../../scripts/wordpress-plugin.mjs';
import { WAITS_MS } from '../runner/time-limits.mjs';
import { bookATable } from '../support/book-a-table.mjs';
import { builderCode } from '../support/builder-code.mjs';
import { freePort, startDemo, startServer } from '../support/start-server.mjs';
import { installWordPress, toNetwork } from './install-wordpress.mjs';
import { php } from './php.mjs';

const ROOT = join(import.meta.dirname, '../..');
const PICTURES = join(ROOT, 'demo/cms/.build/directory');
const PLUGIN = 'merchant-checkout/merchant-checkout.php';
const BLOCK = 'merchant-checkout/checkout';
const TABLE = {
  shop: '1',
  campaign: '101',
  'reservation-type': 'normal',
  'allow-guest-login': true,
  lang: 'pt',
};
const helpers = `data:text/javascript;base64,${readFileSync(join(ROOT, 'lib/testing.js')).toString('base64')}`;

/** Takes a screenshot for WordPress's plugin directory: see scripts/wordpress-pictures.mjs. */
async function takePicture(page, name) {
  mkdirSync(PICTURES, { recursive: true });
  await page.setViewport({ width: 1280, height: 960 });
  await page.screenshot({ path: join(PICTURES, name) });
}

/** Presses what leads to another page. */
async function follow(page, selector) {
  await Promise.all([page.waitForNavigation(), page.click(selector)]);
}

/** Text of the notices on a page of the administration. */
const notices = (page) =>
  page.$$eval('.notice', (all) => all.map((each) => each.textContent.trim()).join('\n'));

async function signIn(page, url) {
  await page.goto(`${url}/wp-login.php`);
  await page.$eval('#user_login', (field) => (field.value = 'admin'));
  await page.$eval('#user_pass', (field) => (field.value = 'password'));
  await follow(page, '#wp-submit');
}

async function uploadAndActivate(page, url, zip) {
  await page.goto(`${url}/wp-admin/plugin-install.php?tab=upload`);
  const field = await page.$('#pluginzip');
  await field.uploadFile(zip);
  await page.$eval('#install-plugin-submit', (button) => (button.disabled = false));
  await page.$eval('.upload-plugin', (box) => (box.style.display = 'block'));
  await follow(page, '#install-plugin-submit');
  await follow(page, 'a.button-primary[href*="action=activate"]');
}

async function saveAddress(page, url, address) {
  await page.goto(`${url}/wp-admin/options-general.php?page=merchant-checkout`);
  await page.$eval(
    '#merchant_checkout_middleware',
    (field, value) => (field.value = value),
    address,
  );
  await follow(page, 'form[action="options.php"] [type=submit]');
  return notices(page);
}

async function testConnection(page) {
  await follow(page, 'form[action*="admin-post.php"] [type=submit]');
  return notices(page);
}

/** Publishes a page with what WordPress keeps as its content; answers its address. */
const publish = (page, title, content) =>
  page.evaluate(
    async (data) => (await wp.apiFetch({ path: '/wp/v2/pages', method: 'POST', data })).link,
    { title, content, status: 'publish' },
  );

/** Opens a page as a visitor who is not signed in. */
async function visit(browser, url) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.evaluateOnNewDocument(() => {
    document.addEventListener('merchant-checkout:reserved', ({ detail }) => {
      const heard = document.createElement('p');
      heard.id = 'reserved';
      heard.textContent = String(detail.transactionId);
      document.body.append(heard);
    });
  });
  await page.goto(url);
  return page;
}

const elements = (page) =>
  page.$$eval('merchant-checkout', (all) =>
    all.map((each) =>
      Object.fromEntries([...each.attributes].map(({ name, value }) => [name, value])),
    ),
  );

/** Closes the dialog in which newer editors offer patterns for a new page: it covers the block. */
async function closePatternDialog(page) {
  await page.evaluate(() => wp.data.resolveSelect('core').getBlockPatterns());
  const close = await page.$('.components-modal__header button');
  await close?.click();
  await page.waitForFunction(() => document.querySelector('.components-modal__frame') === null);
}

/** Inserts the block, waits for its live preview, enters an id in the sidebar, and publishes. */
async function editWithBlock(page, url) {
  await page.goto(`${url}/wp-admin/post-new.php?post_type=page`);
  await page.waitForFunction(() => window.wp?.data?.select('core/editor')?.getCurrentPostId());
  await page.evaluate(
    (name, attributes) => {
      wp.data.dispatch('core/preferences').set('core/edit-post', 'welcomeGuide', false);
      const block = wp.blocks.createBlock(name, { ...attributes, campaign: undefined });
      wp.data.dispatch('core/block-editor').insertBlock(block);
      wp.data.dispatch('core/block-editor').selectBlock(block.clientId);
      wp.data.dispatch('core/edit-post').openGeneralSidebar('edit-post/block');
      wp.data.dispatch('core/editor').editPost({ title: 'Book', status: 'publish' });
    },
    BLOCK,
    TABLE,
  );
  const field = await page.waitForFunction(
    () =>
      [...document.querySelectorAll('label')].find((each) => each.textContent === 'Campaign')
        ?.control,
  );
  await field.type(TABLE.campaign);
  const preview = () => {
    const frame = document.querySelector('iframe[name="editor-canvas"]');
    const element = (frame?.contentDocument ?? document).querySelector('merchant-checkout');
    return element?.campaign === '101' && element.shadowRoot?.querySelector('button') != null;
  };
  await page.waitForFunction(preview, { timeout: WAITS_MS });
  const labels = await page.$$eval(
    '.block-editor-block-inspector .components-panel__body-title',
    (all) => all.map((each) => each.textContent),
  );
  assert.deepEqual(labels.slice(0, 3), ['Offer', 'Place and look', 'Rules']);
  await closePatternDialog(page);
  await takePicture(page, 'screenshot-2.png');
  return page.evaluate(async () => {
    await wp.data.dispatch('core/editor').savePost();
    return wp.data.select('core/editor').getPermalink();
  });
}

/** The block as the inserter previews it: an example that needs no platform. */
async function checkInserter(page, url) {
  await page.goto(`${url}/wp-admin/post-new.php?post_type=page`);
  await page.waitForFunction(() => window.wp?.data?.select('core/editor')?.getCurrentPostId());
  await page.evaluate((name) => {
    const { createElement, createRoot } = wp.element;
    const { example } = wp.blocks.getBlockType(name);
    const block = wp.blocks.createBlock(name, example.attributes);
    const place = document.createElement('div');
    document.body.append(place);
    const preview = createElement(wp.blockEditor.BlockPreview, { blocks: [block] });
    createRoot(place).render(preview);
    place.id = 'inserter-preview';
  }, BLOCK);
  const isShown = () => {
    const place = document.querySelector('#inserter-preview');
    const page = place.querySelector('iframe')?.contentDocument ?? place;
    const element = page.querySelector('merchant-checkout');
    return (
      element?.getAttribute('middleware') === 'sandbox:' &&
      element.shadowRoot?.querySelector('button')
    );
  };
  await page.waitForFunction(isShown, { timeout: WAITS_MS });
}

async function checkSettings(page, url, demo) {
  assert.match(await saveAddress(page, url, 'http://platform.example'), /must begin with https/);
  assert.match(await saveAddress(page, url, demo), /Settings saved/);
  assert.match(await testConnection(page), /The platform answers\./);
  await takePicture(page, 'screenshot-3.png');
  await saveAddress(page, url, url);
  assert.match(await testConnection(page), /Something else|status \d/);
  await saveAddress(page, url, 'sandbox:');
  assert.match(await testConnection(page), /inside the page/);
}

async function checkPatterns(browser, admin) {
  const patterns = await admin.evaluate(async () =>
    (await wp.apiFetch({ path: '/wp/v2/block-patterns/patterns' })).filter(({ name }) =>
      name.startsWith('merchant-checkout/'),
    ),
  );
  const link = await publish(admin, 'Patterns', patterns.map(({ content }) => content).join('\n'));
  const page = await visit(browser, link);
  const written = await elements(page);
  assert.equal(written.length, 8);
  assert.ok(written.every(({ middleware }) => middleware === 'sandbox:'));
  assert.equal(new Set(written.map(({ id }) => id)).size, 8);
  await page.browserContext().close();
}

async function checkShortcode(browser, admin) {
  const shortcode =
    '[merchant_checkout shop="1" campaign="101" reservation-type="normal" allow-guest-login lang="pt" mode="modal" ' +
    'button="Reservar" middleware="https://other.example" token="secret" channel=\'a" onclick="alert(1)\' service phone]' +
    '<a href="tel:+351210000000" onclick="alert(1)">Telefone</a>[/merchant_checkout]';
  const page = await visit(browser, await publish(admin, 'Shortcode', shortcode));
  const [written] = await elements(page);
  assert.equal(written.middleware, 'sandbox:');
  assert.ok(!('token' in written));
  assert.ok(!('service' in written), 'a name without a value is no id');
  assert.ok(await page.$('merchant-checkout a[href="tel:+351210000000"]'));
  assert.match(written.channel, /onclick/);
  assert.equal(await page.$('[onclick]'), null);
  await page.click('button[data-merchant-checkout-open]');
  const booking = await page.evaluate(bookATable, helpers, WAITS_MS);
  await page.browserContext().close();
  return booking;
}

/** The shortcodes of a page of the documentation, with the sandbox's ids and the language that `bookATable` reads. */
const shortcodesOf = (path) =>
  fencesIn(readFileSync(join(ROOT, 'docs', path), 'utf8'))
    .filter(({ code }) => code.startsWith('[merchant_checkout'))
    .map(({ code }) =>
      onSandbox(code).replace('[merchant_checkout', '[merchant_checkout lang="pt"'),
    );

/** Books through each shortcode of the documentation, pasted as its reader would. */
async function checkDocumentation(browser, admin) {
  for (const path of ['platforms/wordpress.md', 'pt/platforms/wordpress.md']) {
    const codes = shortcodesOf(path);
    assert.equal(codes.length, 2, path);
    for (const code of codes) {
      const page = await visit(browser, await publish(admin, path, code));
      const [{ shop, campaign, mode }] = await elements(page);
      assert.deepEqual({ shop, campaign }, { shop: '1', campaign: '101' });
      if (mode === 'modal') await page.click('button[data-merchant-checkout-open]');
      else assert.ok(await page.$('merchant-checkout a[href^="tel:"]'), path);
      await page.evaluate(bookATable, helpers, WAITS_MS);
      await page.browserContext().close();
    }
  }
}

/** Books through what the builder writes, pasted into a page by an administrator. */
async function checkBuilder(browser, admin, demo) {
  for (const format of ['wordpress-block', 'wordpress-shortcode']) {
    const code = await builderCode(browser, demo, { format, lang: 'pt', '--mc-radius': '3' });
    const page = await visit(browser, await publish(admin, format, code));
    const [{ middleware, ...written }] = await elements(page);
    assert.equal(middleware, 'sandbox:');
    for (const name of ['shop', 'campaign', 'reservation-type', 'lang'])
      assert.equal(written[name], TABLE[name], name);
    const radius = await page.$eval('merchant-checkout', (element) =>
      getComputedStyle(element).getPropertyValue('--mc-radius'),
    );
    assert.equal(radius, '3px', format);
    await page.evaluate(bookATable, helpers, WAITS_MS);
    await page.browserContext().close();
  }
}

/** The smallest theme of the classic kind: one template in PHP, no blocks. */
const CLASSIC_THEME = {
  'style.css': '/*\nTheme Name: Classic\n*/\n',
  'index.php': `<!doctype html><html <?php language_attributes(); ?>><head><?php wp_head(); ?></head>
    <body <?php body_class(); ?>><?php while ( have_posts() ) { the_post(); the_content(); } wp_footer(); ?></body></html>`,
};

/** Books through a page of the block editor in a theme of the classic kind. */
async function checkClassicTheme(browser, folder, link) {
  const theme = join(folder, 'wp-content/themes/classic');
  mkdirSync(theme);
  for (const [name, text] of Object.entries(CLASSIC_THEME)) writeFileSync(join(theme, name), text);
  inWordPress(folder, "switch_theme( 'classic' );");
  const page = await visit(browser, link);
  assert.equal(await page.$('.wp-site-blocks'), null);
  await page.evaluate(bookATable, helpers, WAITS_MS);
  await page.browserContext().close();
}

/** Runs PHP inside of the WordPress in `folder`; answers what it printed. */
const inWordPress = (folder, code) =>
  php(['-r', `require 'wp-load.php'; ${code}`], { cwd: folder }).trim();

const UNINSTALL = `
  require_once ABSPATH . 'wp-admin/includes/plugin.php';
  deactivate_plugins( '${PLUGIN}' );
  uninstall_plugin( '${PLUGIN}' );`;

/** The settings page in another language, and what is left after the plugin was deleted. */
function checkTranslationAndRemoval(folder) {
  const translated = (language) =>
    inWordPress(
      folder,
      `      add_filter( 'locale', function () { return '${language}'; } );
      unload_textdomain( 'merchant-checkout', true );
      echo __( 'Test the connection', 'merchant-checkout' );`,
    );
  assert.equal(translated('pt_PT'), 'Testar a ligação');
  assert.equal(translated('es_ES'), 'Probar la conexión');
  assert.equal(translated('fr_FR'), 'Tester la connexion');
  assert.equal(translated('de_DE'), 'Verbindung testen');
  const left = inWordPress(
    folder,
    `${UNINSTALL} echo get_option( 'merchant_checkout_middleware', 'nothing' );`,
  );
  assert.equal(left, 'nothing');
}

/** Data left on the sites of a network after the plugin was deleted. */
function checkRemovalFromNetwork(folder) {
  toNetwork(folder);
  const left = inWordPress(
    folder,
    `
    $second = wp_insert_site( array( 'domain' => 'localhost', 'path' => '/second/', 'title' => 'Second', 'user_id' => 1 ) );
    $sites  = array( 1, is_wp_error( $second ) ? exit( $second->get_error_message() ) : $second );
    foreach ( $sites as $site ) update_blog_option( $site, 'merchant_checkout_middleware', 'sandbox:' );
    ${UNINSTALL}
    foreach ( $sites as $site ) echo $site, ' ', get_blog_option( $site, 'merchant_checkout_middleware', 'nothing' ), "\\n";`,
  );
  assert.equal(left, '1 nothing\n2 nothing');
}

/** Runs it all; answers one line of what was tried. */
export async function tryWordPress(browser) {
  const work = mkdtempSync(join(tmpdir(), 'wordpress-'));
  const folder = join(work, 'site');
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const stops = [];
  try {
    const version = installWordPress(folder, url);
    const zip = await packPlugin(join(work, 'plugin'));
    stops.push(
      await startServer('php', ['-S', `localhost:${port}`, '-t', folder], `${url}/wp-login.php`, {
        PHP_CLI_SERVER_WORKERS: '4',
      }),
    );
    const { url: demo, stop } = await startDemo();
    stops.push(stop);
    const admin = await browser.newPage();
    await signIn(admin, url);
    await uploadAndActivate(admin, url, zip);
    await checkInserter(admin, url);
    await checkSettings(admin, url, demo);
    const link = await editWithBlock(admin, url);
    const page = await visit(browser, link);
    const byBlock = await page.evaluate(bookATable, helpers, WAITS_MS);
    const byShortcode = await checkShortcode(browser, admin);
    await checkDocumentation(browser, admin);
    await checkPatterns(browser, admin);
    await checkBuilder(browser, admin, demo);
    await checkClassicTheme(browser, folder, link);
    checkTranslationAndRemoval(folder);
    checkRemovalFromNetwork(folder);
    const log = join(folder, 'wp-content/debug.log');
    const complaints = existsSync(log) ? readFileSync(log, 'utf8') : '';
    assert.doesNotMatch(complaints, /merchant.checkout/i);
    return `WordPress ${version}: booked ${byBlock} by the block, ${byShortcode} by the shortcode`;
  } finally {
    for (const stop of stops) stop();
    rmSync(work, { recursive: true, force: true, maxRetries: 5 });
  }
}
