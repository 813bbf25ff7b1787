import { ROOMS } from './scripts/rooms.mjs';

/**
 * Who may import whom. Layers stand below each other in the order of `LAYERS`, rooms of `src/features` in the order of
 * `ROOMS`: a place imports what stands before it. `import()` and type imports count too.
 */
const LAYERS = ['lib', 'platform', 'ui', 'context', 'submission', 'flow', 'screen-kit'];

/**
 * What a kind of file never imports, wherever it stands: `rules` are pure, `calls` know no screen and no state, and what
 * a screen shows comes from state alone.
 */
const KINDS = [
  {
    name: 'rules',
    path: '/rules/',
    never: [
      '/(?:calls|state|screens)/',
      '^src/(?:ui|context|screen-kit)/',
      '^src/platform/(?:host|i18n)/',
    ],
  },
  {
    name: 'calls',
    path: '/calls/',
    never: ['/(?:state|screens)/', '^src/(?:ui|screen-kit|platform/host)/'],
  },
  {
    name: 'state',
    path: '^src/(?:features/[^/]+/state|flow|submission|context)/',
    never: ['/screens/', '^src/(?:ui|screen-kit)/'],
  },
  {
    name: 'screens',
    path: '(?:/screens/|^src/screen-kit/)',
    never: ['/calls/', '^src/platform/(?:api|host)/'],
  },
  { name: 'ui', path: '^src/ui/', never: ['^src/(?!ui/)'] },
  { name: 'host', path: '^src/platform/host/', never: ['^src/platform/(?:api|i18n)/'] },
  { name: 'api', path: '^src/platform/api/', never: ['^src/platform/(?:host|i18n)/'] },
  { name: 'i18n', path: '^src/platform/i18n/', never: ['^src/platform/(?:host|api)/'] },
  {
    name: 'plugins',
    path: '^src/plugins/',
    never: ['/(?:calls|state|screens)/', '^src/(?:ui|context|submission|screen-kit)/'],
  },
  {
    name: 'element',
    path: '^src/element/',
    never: ['/(?:state|screens)/', '^src/(?:ui|context|screen-kit)/'],
  },
];

const TESTS = '\\.test\\.tsx?$';

/** The places of `src`, in their order. */
export const PLACES = [
  ...LAYERS.map((name) => ({ name, path: `^src/${name}/` })),
  ...Object.keys(ROOMS).map((name) => ({ name, path: `^src/features/${name}/` })),
  { name: 'plugins', path: '^src/plugins/' },
  { name: 'app', path: '^src/app/' },
  { name: 'element', path: '^src/(?:element/|index\\.ts)' },
];

const order = PLACES.slice(0, -1).map(({ name, path }, index) => ({
  name: `order: ${name}`,
  severity: 'error',
  comment: `${name} imports only places that stand before it in .dependency-cruiser.mjs.`,
  from: { path, pathNot: TESTS },
  to: { path: PLACES.slice(index + 1).map((place) => place.path) },
}));

const kinds = KINDS.map(({ name, path, never }) => ({
  name: `kind: ${name}`,
  severity: 'error',
  comment: `A file of the kind ${name} imports none of what stands beside it in KINDS of .dependency-cruiser.mjs.`,
  from: { path, pathNot: TESTS },
  to: { path: never },
}));

export default {
  forbidden: [
    ...order,
    ...kinds,
    {
      name: 'no circle',
      severity: 'error',
      from: { pathNot: TESTS },
      to: { circular: true },
    },
    {
      name: 'no folders that import each other',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    exclude: { path: ['^locales/', TESTS, '^test/', '\\.css$'] },
    doNotFollow: { path: 'node_modules' },
  },
};
