import { AREAS, chunkOf } from './chunk-areas.mjs';

/** The chunk that a page loads; what it needs must not be drawn into a chunk that it would then have to wait for. */
const FIRST_MODULE = 'merchant-checkout';

const APP = '/src/app/create-checkout-app.ts';

/**
 * The screen that every booking of a campaign shows, first or right after the type of reservation. It travels with
 * the app: one file less to ask for, and 1 KB brotli less than the two apart.
 */
const MAIN_SCREEN = '/src/features/booking/screens/choice.tsx';

/** Another screen with which a booking begins; it stands with what flows share, so that it waits for no third chunk and costs none of its own. */
const OTHER_SCREEN = '/src/features/booking/screens/reservation-type.tsx';

/** Every module that others need before they can run, themselves included. */
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
  const named = (path) => {
    const id = ids.find((each) => each.endsWith(path));
    if (!id) throw new Error(`There is no ${path} in the build: change scripts/rollup.`);
    return id;
  };
  const graphOf = (paths) => staticGraphOf(paths.map(named), getModuleInfo);
  return {
    first: graphOf(['/src/index.ts']),
    app: graphOf([APP, MAIN_SCREEN]),
    otherScreen: graphOf([OTHER_SCREEN]),
    areas: Object.entries(AREAS).map(([name, { begins }]) => ({
      name,
      graph: graphOf(begins.map((path) => `/src/${path}`)),
    })),
  };
}

/**
 * Where a module goes. What the first module needs stays with it; what the app and its screen need goes to the app's
 * chunk, and what the other screen needs besides to what flows share, unless a login or a service would wait for it too; all
 * else goes by areas.
 */
export function appChunk() {
  let graph;
  return (id, context) => {
    graph ??= readGraph(context);
    if (graph.first.has(id)) return FIRST_MODULE;
    if (graph.app.has(id)) return 'app';
    const isEarly = ({ name, graph: needed }) => AREAS[name].withoutOrder && needed.has(id);
    if (graph.otherScreen.has(id)) return graph.areas.some(isEarly) ? 'app' : 'parts';
    const names = graph.areas.filter((area) => area.graph.has(id)).map(({ name }) => name);
    return chunkOf(names, AREAS);
  };
}
