const KILOBYTE = 1024;

/** The limits in bytes of brotli, wide on purpose: see "Sizes" in test/bench/decisions.md. */
export const LIMITS = {
  'first module': 13 * KILOBYTE,
  'script until the first booking screen': 116 * KILOBYTE,
  'all script': 290 * KILOBYTE,
  language: 16 * KILOBYTE,
  'enabled by an attribute': 16 * KILOBYTE,
};

/** Texts that load by an attribute. */
const ENABLED_TEXTS = '(?:formal|kiosk|questions|venue-texts)';

/** Files that only pages with a certain attribute or property load. */
const ENABLED = new RegExp(
  `/(agents|debug|own-texts|structured-data|[a-z]{2}_[A-Z]{2}-${ENABLED_TEXTS})\\.js$`,
);
/** A file of texts, by its language. */
const LANGUAGE = new RegExp(`/([a-z]{2}_[A-Z]{2})-(?!${ENABLED_TEXTS})[\\w-]+\\.js$`);

export const kilobytes = (bytes) => `${(bytes / KILOBYTE).toFixed(1)} KB`;

function grouped(paths, pattern) {
  const groups = new Map();
  for (const path of paths) {
    const name = pattern.exec(path)?.[1];
    if (name) groups.set(name, [...(groups.get(name) ?? []), path]);
  }
  return [...groups].toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/**
 * The paths that are counted together, by name, each with the name of its limit. `all` are the paths of the module build;
 * "all script" leaves out languages and what attributes enable, which have rows of their own.
 */
export function totalsOf({ firstModule, firstScreen, all }) {
  const apart = [
    ...grouped(all, LANGUAGE).map(([name, paths]) => [name, { limit: 'language', paths }]),
    ...grouped(all, ENABLED).map(([name, paths]) => [
      name,
      { limit: 'enabled by an attribute', paths },
    ]),
  ];
  const rest = all.filter((path) => !apart.some(([, { paths }]) => paths.includes(path)));
  return Object.fromEntries([
    ['first module', { limit: 'first module', paths: firstModule }],
    [
      'script until the first booking screen',
      { limit: 'script until the first booking screen', paths: firstScreen },
    ],
    ['all script', { limit: 'all script', paths: rest }],
    ...apart,
  ]);
}

/** The change of a size since a release; empty if that release had no such size. */
function changeOf(size, before) {
  if (before === undefined) return ', new';
  const change = size - before;
  return `, ${change < 0 ? '-' : '+'}${kilobytes(Math.abs(change))}`;
}

/** A row for each total: its size, limit and change since the release whose sizes are `before`. */
export function compareSizes(totals, sizes, before = {}) {
  return Object.entries(totals).map(([name, { limit, paths }]) => ({
    paths,
    isOver: sizes[name] > LIMITS[limit],
    text: `${name}: ${kilobytes(sizes[name])} of ${kilobytes(LIMITS[limit])}${changeOf(sizes[name], before[name])}`,
  }));
}
