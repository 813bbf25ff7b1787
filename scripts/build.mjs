/**
 * Builds, and says each stage before it begins:
 *
 *   node scripts/build.mjs texts            the compiled catalogs of locales
 *   node scripts/build.mjs bundle           texts and scripts: dist, and the demo's in demo/.build
 *   node scripts/build.mjs bundle --demo    the same, faster, for the demo alone
 *   node scripts/build.mjs files            what ships, from texts that are compiled already: dist and lib
 *   node scripts/build.mjs all              texts, and what ships
 *
 * Files stay until new ones replace them, so that a server that runs meanwhile still has them.
 */
import { noteLeftovers } from './leftovers.mjs';
import { runOrExit, say } from './stage.mjs';

const BUNDLED = ['dist', 'demo/.build/page', 'demo/.build/serve.mjs', 'demo/.build/serve.mjs.map'];

const runScript = (name) => runOrExit(process.execPath, [`scripts/${name}.mjs`]);

async function compileTexts() {
  say('Compiling the texts …');
  await runOrExit('npm', ['run', '--silent', 'catalogs']);
}

async function bundle({ isForDemo = false } = {}) {
  const removeLeftovers = noteLeftovers(isForDemo ? BUNDLED : [...BUNDLED, 'bin', 'react-shared']);
  const environment = isForDemo ? ['--environment', 'BUILD:demo'] : [];
  say(`Bundling the scripts${isForDemo ? ' for the demo' : ''}: half a minute or more …`);
  await runOrExit(process.execPath, [
    'node_modules/rollup/dist/bin/rollup',
    '-c',
    '--silent',
    ...environment,
  ]);
  removeLeftovers();
}

async function writePackage() {
  const removeLeftovers = noteLeftovers(['lib']);
  say('Writing types, manifests, integrity values and headers …');
  await runScript('write-package');
  removeLeftovers();
  for (const name of ['write-integrity', 'write-headers', 'write-preloads', 'check-notices'])
    await runScript(name);
}

const BUILDS = {
  texts: compileTexts,
  async bundle(options) {
    await compileTexts();
    await bundle(options);
  },
  async files() {
    await bundle();
    await writePackage();
  },
  async all() {
    await compileTexts();
    await BUILDS.files();
  },
};

const [name, ...options] = process.argv.slice(2);
if (!Object.hasOwn(BUILDS, name)) {
  say(`Usage: node scripts/build.mjs ${Object.keys(BUILDS).join('|')} [--demo]`);
  process.exit(2);
}
await BUILDS[name]({ isForDemo: options.includes('--demo') });
