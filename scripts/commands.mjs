/**
 * The commands of package.json that answer `--help` and say what they do before they are silent. `builds`: what
 * `scripts/build.mjs` or another script of package.json makes first; `program` gets the arguments of the command;
 * `options`: `[option, sentence]`, variables of the environment among them.
 */

const CHROME = [
  'CHROME_PATH=PATH',
  'the Chromium or Chrome to use; found by itself where it is not set',
];

const RUNS = (standard) => ['BENCH_RUNS=NUMBER', `loads of each page; ${standard} by default`];
const ONLY = ['BENCH_ONLY=ROW,…', 'loads only these rows, and prints no ratios'];

export const COMMANDS = {
  start: {
    usage: 'npm start',
    about:
      'Builds the element for the demo and serves the demo site with its sandbox until it is stopped.',
    builds: ['bundle', '--demo'],
    program: ['demo/.build/serve.mjs'],
    options: [
      ['PORT=NUMBER', 'the port; 4173 by default'],
      ['--quiet', 'does not print the address'],
    ],
    examples: ['npm start', 'PORT=8080 npm start'],
  },
  docs: {
    usage: 'npm run docs',
    about:
      'Builds the documentation as a site in docs/.vitepress/dist, and checks its links. The first run installs the generator of the site.',
    program: ['scripts/docs.mjs', 'build'],
    options: [['DOCS_BASE=/PATH/', 'the path at which the site will be served; / by default']],
    examples: ['npm run docs', 'DOCS_BASE=/checkout/ npm run docs'],
  },
  'docs:dev': {
    usage: 'npm run docs:dev -- [options of VitePress]',
    about: 'Serves the documentation and shows each change. The first run also builds the element.',
    program: ['scripts/docs.mjs', 'dev'],
    options: [['--port NUMBER', 'the port; 5173 by default']],
    examples: ['npm run docs:dev', 'npm run docs:dev -- --port 8081'],
  },
  bench: {
    usage: 'npm run bench',
    about:
      'Builds, loads the checkout and the pages to compare with in turn in a slowed browser, and prints times, bytes and ratios. Never fails on a figure; writes test/bench/results/latest.json.',
    builds: ['all'],
    program: ['test/bench/run.mjs'],
    options: [RUNS(9), ONLY, CHROME],
    examples: ['npm run bench', 'BENCH_RUNS=3 BENCH_ONLY=checkout,splitFloor npm run bench'],
  },
  'bench:peers': {
    usage: 'npm run bench:peers',
    about:
      'Builds, and compares the checkout with products of others, which npm installs into test/bench/peers. Writes test/bench/results/peers.json.',
    builds: ['all'],
    program: ['test/bench/peers/run.mjs'],
    options: [RUNS(7), ONLY, CHROME],
    examples: [
      'npm run bench:peers',
      'BENCH_RUNS=3 BENCH_ONLY=checkout,duffel npm run bench:peers',
    ],
  },
  gallery: {
    usage: 'npm run gallery -- [FOLDER] [SCREEN,…]',
    about:
      'Takes pictures of all controls, in light and dark and in three widths, and checks them with axe. Status 1 if axe finds a fault. `npm run dev` serves the gallery to look at.',
    program: ['test/gallery/look.js'],
    options: [
      ['FOLDER', 'where the pictures are written; demo/.build/gallery/pictures by default'],
      ['SCREEN', 'type, booking, contact, success, controls, feedback or dialogs; all by default'],
      CHROME,
    ],
    examples: ['npm run gallery', 'npm run gallery -- /tmp/pictures controls,dialogs'],
  },
  pictures: {
    usage: 'npm run pictures -- [FOLDER] [TEST FILE,…]',
    about:
      'Builds, takes pictures of every screen of the main walks in four views, and writes a page with all of them.',
    builds: ['all'],
    program: ['scripts/pictures.mjs'],
    options: [
      ['FOLDER', 'where they are written; demo/.build/pictures by default. It is emptied first'],
      ['TEST FILE', 'browser tests whose screens are taken; the main walks by default'],
      CHROME,
    ],
    examples: ['npm run pictures', 'npm run pictures -- /tmp/before test/flows/points.browser.ts'],
  },
  mutate: {
    usage: 'npm run mutate -- [AREA …]',
    about:
      'Changes the source of an area in one small way at a time, runs its unit tests on each, and lists the changes that no test notices. Takes minutes to hours. Status 1 if a test misses more than one in ten.',
    builds: ['texts'],
    program: ['test/mutation/run.mjs'],
    options: [['AREA', 'a name in test/mutation/areas.mjs; all by default']],
    examples: ['npm run mutate', 'npm run mutate -- pricing'],
  },
  'test:repeat': {
    usage: 'npm run test:repeat -- FILE … TIMES',
    about:
      'Repeats test files to find unreliable ones. Browser files run on the built module: run npm run build first.',
    program: ['scripts/repeat-tests.mjs'],
    options: [
      ['FILE', 'a unit test or a browser test, as a path from here'],
      ['TIMES', 'how often each is run'],
    ],
    examples: ['npm run test:repeat -- test/flows/menu.browser.ts 20'],
  },
};

/** A text in lines of at most 100 characters. */
const wrapped = (text) => text.replaceAll(/(.{1,100})(?: |$)/g, '$1\n').trimEnd();

const HELP = ['--help', 'shows this text'];

/** The text of a command's `--help`: usage, what it does, its options, examples. */
export function helpOf(name) {
  const { usage, about, options, examples } = COMMANDS[name];
  const rows = [...options, HELP];
  const width = Math.max(...rows.map(([option]) => option.length));
  return [
    `Usage: ${usage}`,
    '',
    wrapped(about),
    '',
    'Options:',
    ...rows.map(([option, sentence]) => `  ${option.padEnd(width)}  ${sentence}`),
    '',
    'Examples:',
    ...examples.map((example) => `  ${example}`),
    '',
  ].join('\n');
}
