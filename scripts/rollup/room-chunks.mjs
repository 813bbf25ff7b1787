import { chunkOf, isOptional } from '../rooms.mjs';

/** The chunk that a page loads. Its modules must not move to a chunk that it would have to wait for. */
const FIRST_MODULE = 'merchant-checkout';

const FIRST_ENTRY = 'index.ts';

/** The app and the screen that every booking of a campaign shows, first or after the type of reservation. */
const APP_ENTRIES = ['app/create-checkout-app.ts', 'features/booking/screens/choice.tsx'];

/**
 * The next free times of `mode="times"`, which show without the app. What the app needs of them too (the client of the
 * platform, the offer's and the calendar's rules) is a chunk of both.
 */
const TIMES_ENTRY = 'element/times-mode/times-mode.ts';

/** React has its own chunk, requested together with the app: it compiles while the app is loading. */
const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//;

/**
 * The compiler of messages. The i18n library imports it for development builds, so that it seems to belong to the app;
 * only a page's own texts use it.
 */
const MESSAGE_COMPILER = /\/node_modules\/(?:@lingui\/message-utils|@messageformat|moo)\//;

/**
 * Parts that are not in the chunk of their folder or room (scripts/rooms.mjs), by the beginnings of their paths: what an attribute enables, what is large,
 * what every page loads once the first screen shows (parts of the frame, measuring), and what comes with the screens of a room.
 */
const PARTS = {
  agents: ['plugins/agents/', 'plugins/checkout-plan', 'app/plan/'],
  debug: ['plugins/debug/'],

  'own-texts': ['app/apply-own-texts'],
  'structured-data': ['plugins/structured-data/'],
  camera: ['platform/host/camera/'],
  // Asked by bookings whose page does not name the type.
  'reservation-type': [
    'features/booking/screens/reservation-type',
    'features/booking/state/choose-reservation-type',
    'features/offer/state/reservation-offers-atom',
    'features/offer/rules/unit-price',
    'features/offer/screens/unit-price',
    'ui/field/choice-buttons',
    'ui/field/radio-cards',
  ],
  'own-events': ['app/event-guards/'],
  frame: [
    'app/checkout-alert',
    'app/checkout-languages',
    'app/demo-band',
    'app/payment-elsewhere-notice',
    'app/problem-view',
    'app/create-plugin-context',
    'features/ordering/state/order-awaits-payment-atom',
    'plugins/measuring/',
  ],
  // With what writes cookies, which a first screen only reads.
  account: ['app/checkout-banner', 'platform/host/write-', 'platform/host/account/write-'],
  // Asked by pages with `questions`.
  questions: [
    'features/questions/rules/question-rules',
    'features/questions/rules/read-questions',
    'features/questions/screens/answers-panel',
    'features/questions/screens/questions-panel',
  ],
  // Loaded when a customer of vouchers wants a card.
  'gift-card': [
    'features/gift/rules/',
    'features/gift/screens/card-colours',
    'features/gift/screens/designs',
    'features/gift/screens/draw-card',
    'features/gift/screens/gift-panel',
    'features/gift/state/gift-picture',
    'platform/host/picture-files',
  ],
  ordering: [
    'features/confirmation/screens/menu-order-success',
    'features/confirmation/screens/product/',
    'features/booking/rules/transport-information',
  ],
};

/**
 * The chunks of what flows begin with, by group of rooms: an order begins with menu or cart. What the other flows begin with
 * is in `shared`, because it needs most of that, and every page loads both with its first screen or after it.
 */
const STARTS = { account: 'shared', menu: 'menu-start', ordering: 'menu-start' };

/** The modules that import what a flow begins with: first screens, what rooms load before them, and plugins. */
const START =
  /^(?:app\/(?:create-services|first-screens|optional-parts)|features\/account\/state\/load-user|features\/[\w-]+\/feature)\.ts$/;

/** What a room restores after a reload: it loads from the room's feature, but no flow begins with it. */
const RESTORED = /\/state\/restore-[\w-]+\.ts$/;

const ROOM = /^features\/([\w-]+)\//;

/** The path of one of our modules below src; null for a package's. */
const pathOf = (id) =>
  id.includes('/node_modules/') ? null : (/\/src\/(.*)$/.exec(id)?.[1] ?? null);

/** The part, or the room with those that come with it, that a path below src belongs to; undefined if none. */
export const ownerOf = (path) =>
  Object.entries(PARTS).find(([, places]) => places.some((place) => path.startsWith(place)))?.[0] ??
  chunkOf(ROOM.exec(path)?.[1]);

/** The modules that the entries import statically, themselves included. */
function staticGraphOf(entryIds, getModuleInfo) {
  const graph = new Set();
  const queue = [...entryIds];
  while (queue.length > 0) {
    const id = queue.pop();
    if (id === undefined || graph.has(id)) continue;
    graph.add(id);
    queue.push(...(getModuleInfo(id)?.importedIds ?? []));
  }
  return graph;
}

function readGraph({ getModuleIds, getModuleInfo }) {
  const ids = [...getModuleIds()];
  const graphOf = (paths) => {
    const found = paths.map((path) => ids.find((id) => pathOf(id) === path));
    if (found.includes(undefined))
      throw new Error(`The build lacks one of ${paths.join(', ')}: change scripts/rollup.`);
    return staticGraphOf(found, getModuleInfo);
  };
  const first = graphOf([FIRST_ENTRY]);
  const app = graphOf(APP_ENTRIES);
  const times = graphOf([TIMES_ENTRY]);
  const owners = new Map();
  for (const id of ids) {
    const owner = pathOf(id) && ownerOf(pathOf(id));
    if (owner) owners.set(owner, [...(owners.get(owner) ?? []), id]);
  }
  // What a flow begins with: its first screen, and what its rooms load before that.
  const begins = ids.filter((id) => START.test(pathOf(id) ?? ''));
  const start = staticGraphOf(
    begins
      .flatMap((id) => getModuleInfo(id).dynamicallyImportedIds)
      .filter((id) => !RESTORED.test(pathOf(id) ?? '')),
    getModuleInfo,
  );
  const later = [...owners].map(([name, of]) => [
    name,
    staticGraphOf(
      of.filter((id) => !first.has(id) && !app.has(id)),
      getModuleInfo,
    ),
  ]);
  // Code of no room that loads on its own has a chunk of its own, which the bundler names.
  const alone = ids
    .filter((id) => pathOf(id) && !ownerOf(pathOf(id)) && !first.has(id) && !app.has(id))
    .filter((id) => getModuleInfo(id).dynamicImporters.length > 0)
    .map((id) => [undefined, staticGraphOf([id], getModuleInfo)]);
  return { first, app, times, start, users: [...later, ...alone] };
}

/**
 * The chunk of a module, for `manualChunks`. The first module keeps its own imports. All that the first booking screen
 * imports statically is `app`; everything else is in the chunk of its room (or of the group of rooms that come together,
 * scripts/rooms.mjs), but for what a flow begins with (`STARTS`), so that no first screen waits for the code of later ones. Code of no room is in the chunk of the room that
 * needs it, or in `shared` if several do. The rest, such as catalogs, is left to the bundler.
 */
export function roomChunks() {
  let graph;
  return (id, context) => {
    graph ??= readGraph(context);
    if (graph.first.has(id)) return FIRST_MODULE;
    if (REACT.test(id)) return 'react';
    if (MESSAGE_COMPILER.test(id)) return 'own-texts';
    if (graph.app.has(id)) return graph.times.has(id) ? 'calls' : 'app';
    if (graph.times.has(id)) return 'times';
    const path = pathOf(id);
    const users = graph.users.filter(([, modules]) => modules.has(id)).map(([name]) => name);
    const owner = (path && ownerOf(path)) ?? (users.length > 1 ? 'shared' : users[0]);
    if (!owner || owner === 'shared' || !graph.start.has(id)) return owner;
    return STARTS[owner] ?? (Object.hasOwn(PARTS, owner) || isOptional(owner) ? owner : 'shared');
  };
}
