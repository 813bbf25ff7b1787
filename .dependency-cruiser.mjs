/**
 * Who may import whom. Layers stand below each other in the order of `LAYERS`, rooms of `src/features` in the order of
 * `ROOMS`: a place imports what stands before it. `import()` and type imports count too.
 */
const LAYERS = ['lib', 'platform', 'ui', 'context', 'submission', 'flow', 'screen-kit'];

const ROOMS = [
  'offer',
  'contact',
  'account',
  'cart',
  'menu',
  'delivery',
  'vouchers',
  'booking',
  'payment',
  'membership',
  'ordering',
  'services',
  'points',
  'confirmation',
  'measuring',
];

const TESTS = '\\.test\\.tsx?$';

/** The places of `src`, in their order. */
export const PLACES = [
  ...LAYERS.map((name) => ({ name, path: `^src/${name}/` })),
  ...ROOMS.map((name) => ({ name, path: `^src/features/${name}/` })),
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

export default {
  forbidden: [
    ...order,
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
