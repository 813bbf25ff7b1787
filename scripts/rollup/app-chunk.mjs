/** The chunk that a page loads; what it needs must not be drawn into a chunk that it would then have to wait for. */
const FIRST_MODULE = 'merchant-checkout';

const APP = /\/src\/app\/create-checkout-app\.ts$/;

/**
 * The screen that every booking of a campaign shows, first or right after the type of reservation. It travels with
 * the app: one file less to ask for, and 1 KB brotli less than the two apart.
 */
const MAIN_SCREEN = /\/src\/screens\/choice\/choice\.tsx$/;

/** Another screen with which a flow begins; what it shares with later ones must not be a third chunk to wait for. */
const FIRST_SCREEN = 'reservation-type';

/**
 * Chunks of code that is no screen's, by where they begin: the first that needs a module takes it, and later
 * screens that share it wait for that chunk, which is there by then.
 */
const LATER_PARTS = [
  ['later-parts', /\/src\/(?:app|screens)\/.*\/?later-(?:frame|form|panels)\.tsx$/],
  ['later-calls', /\/src\/api\/later-calls\.ts$/],
  ['account-calls', /\/src\/api\/(?:\w+\/)?account-calls\.ts$/],
  ['payment-calls', /\/src\/api\/(?:\w+\/)?payment-calls\.ts$/],
  ['order-calls', /\/src\/api\/(?:\w+\/)?order-calls\.ts$/],
  ['visit', /\/src\/state\/analytics\/visit\.ts$/],
  [
    'account',
    /\/src\/state\/(?:actions\/account\/follow-account|account\/sign-in-externally)\.ts$/,
  ],
  ['known-customer', /\/src\/state\/(?:fill-contact|take-up-state)\.ts$/],
];

/** Every module that another needs before it can run, itself included. */
function staticGraphOf(entryId, getModuleInfo) {
  const graph = new Set();
  const queue = [entryId];
  while (queue.length > 0) {
    const id = queue.pop();
    if (id === undefined || graph.has(id)) continue;
    graph.add(id);
    queue.push(...(getModuleInfo(id)?.importedIds ?? []));
  }
  return graph;
}

/** The name of the screen whose folder a module is the root of: `src/screens/choice/choice.tsx` is `choice`. */
function screenName(id) {
  return /\/src\/screens\/([^/]+)\/\1\.tsx$/.exec(id)?.[1] ?? null;
}

function readGraph({ getModuleIds, getModuleInfo }) {
  const ids = [...getModuleIds()];
  const graphOf = (id) => staticGraphOf(id, getModuleInfo);
  const named = (pattern) => ids.find((id) => pattern.test(id));
  return {
    first: graphOf(ids.find((id) => getModuleInfo(id)?.isEntry)),
    app: new Set([APP, MAIN_SCREEN].flatMap((begins) => [...graphOf(named(begins))])),
    laterParts: LATER_PARTS.map(([name, begins]) => ({
      name,
      graph: new Set(ids.filter((id) => begins.test(id)).flatMap((id) => [...graphOf(id)])),
    })),
    screens: ids.flatMap((id) => {
      const name = screenName(id);
      return name === null ? [] : [{ name, graph: graphOf(id) }];
    }),
  };
}

/**
 * Where a module goes. What the first module needs stays with it; what the app and its main screen need goes to
 * the app's chunk; what a later part needs comes with that part; what one screen alone needs comes with that
 * screen. What several screens share joins the app when one of them may be the first, so that no first screen
 * waits for a chunk that only another chunk names, and else a chunk of its own, which is preloaded one step ahead.
 */
export function appChunk() {
  let graph;
  return (id, context) => {
    graph ??= readGraph(context);
    if (graph.first.has(id)) return FIRST_MODULE;
    if (graph.app.has(id)) return 'app';
    if (/\/locales\//.test(id) || screenName(id)) return undefined;
    const part = graph.laterParts.find((each) => each.graph.has(id));
    if (part) return part.name;
    const users = graph.screens.filter((screen) => screen.graph.has(id));
    if (users.length < 2) return undefined;
    return users.some((screen) => screen.name === FIRST_SCREEN) ? 'app' : 'later-screens';
  };
}
