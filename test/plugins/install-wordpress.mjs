/** Lays a WordPress out in a folder, with its tables in SQLite; the package holds one with an administrator `admin`. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { php, unzip } from './php.mjs';

const BUILDS = join(import.meta.dirname, 'node_modules/@wp-playground/wordpress-builds');
/** The oldest version that the plugin says it needs. */
const RELEASE = '6.5';
const SQLITE = 'wp-content/plugins/sqlite-database-integration';

/** A folder with the files of a newer WordPress, which takes the place of the oldest one; undefined without one. */
const NEWER = process.env['WORDPRESS_CORE'];

/** Replaces the files of WordPress, as an update does, but for its content; the tables follow. */
function updateWordPress(folder) {
  for (const name of ['wp-admin', 'wp-includes']) rmSync(join(folder, name), { recursive: true });
  cpSync(NEWER, folder, { recursive: true });
  const code = `define( 'WP_INSTALLING', true ); require 'wp-load.php'; require_once ABSPATH . 'wp-admin/includes/upgrade.php'; wp_upgrade();`;
  php(['-r', code], { cwd: folder });
}

/** Installs WordPress for `url`; answers its version. */
export function installWordPress(folder, url) {
  unzip(join(BUILDS, `src/wordpress/wp-${RELEASE}.zip`), folder);
  cpSync(join(BUILDS, `public/wp-${RELEASE}`), folder, { recursive: true });
  unzip(
    join(BUILDS, 'src/sqlite-database-integration/sqlite-database-integration.zip'),
    join(folder, 'wp-content/plugins'),
  );
  const sqlite = join(folder, SQLITE);
  cpSync(`${sqlite}-main`, sqlite, { recursive: true });
  const dropIn = readFileSync(join(sqlite, 'db.copy'), 'utf8')
    .replaceAll('{SQLITE_IMPLEMENTATION_FOLDER_PATH}', sqlite)
    .replaceAll('{SQLITE_PLUGIN}', 'sqlite-database-integration/load.php');
  writeFileSync(join(folder, 'wp-content/db.php'), dropIn);
  const constants = {
    WP_HOME: url,
    WP_SITEURL: url,
    WP_DEBUG: true,
    WP_DEBUG_LOG: true,
    WP_DEBUG_DISPLAY: false,
    FS_METHOD: 'direct',
    DISABLE_WP_CRON: true,
    AUTOMATIC_UPDATER_DISABLED: true,
    WP_HTTP_BLOCK_EXTERNAL: true,
    WP_ACCESSIBLE_HOSTS: 'localhost',
  };
  const lines = Object.entries(constants).map(
    ([name, value]) => `define( '${name}', ${JSON.stringify(value)} );`,
  );
  const path = join(folder, 'wp-config.php');
  const config = readFileSync(path, 'utf8').replace("define( 'WP_DEBUG', false );", '');
  writeFileSync(path, config.replace('<?php', `<?php\n${lines.join('\n')}\n`));
  if (NEWER) updateWordPress(folder);
  const version = readFileSync(join(folder, 'wp-includes/version.php'), 'utf8');
  return /wp_version = '([^']+)'/.exec(version)[1];
}

/** Turns the WordPress of a folder, on localhost, into a network of sites. */
export function toNetwork(folder) {
  const path = join(folder, 'wp-config.php');
  const before = readFileSync(path, 'utf8');
  const code = `
    require 'wp-load.php';
    require_once ABSPATH . 'wp-admin/includes/upgrade.php';
    foreach ( $wpdb->tables( 'ms_global' ) as $table => $prefixed ) $wpdb->$table = $prefixed;
    install_network();
    $result = populate_network( 1, 'localhost', 'admin@localhost.example', 'Network', '/', false );
    if ( is_wp_error( $result ) ) echo $result->get_error_message();`;
  php(['-r', code], { cwd: folder });
  const lines = [
    "define( 'WP_ALLOW_MULTISITE', true );",
    "define( 'MULTISITE', true );",
    "define( 'SUBDOMAIN_INSTALL', false );",
    "define( 'DOMAIN_CURRENT_SITE', 'localhost' );",
    "define( 'PATH_CURRENT_SITE', '/' );",
    "define( 'SITE_ID_CURRENT_SITE', 1 );",
    "define( 'BLOG_ID_CURRENT_SITE', 1 );",
    "$_SERVER['HTTP_HOST'] ??= 'localhost';",
  ];
  writeFileSync(path, before.replace('<?php', `<?php\n${lines.join('\n')}\n`));
}
