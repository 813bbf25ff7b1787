import { AREAS, areaOf, chunkOf } from './chunk-areas.mjs';

/** The chunk that a page loads; what it needs must not be drawn into a chunk that it would then have to wait for. */
const FIRST_MODULE = 'merchant-checkout';

const APP = '/src/app/create-checkout-app.ts';

/**
 * The screen that every booking of a campaign shows, first or right after the type of reservation. It travels with
 * the app: one file less to ask for, and 1 KB brotli less than the two apart.
 */
const MAIN_SCREEN = '/src/features/booking/screens/choice.tsx';

/** React has a chunk of its own, asked for in the same moment as the app: it compiles while the app is on its way. */
const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//;

/** Another screen with which a booking begins; it stands with what flows share, so that it costs no chunk of its own. */
const OTHER_SCREEN = '/src/features/booking/screens/reservation-type.tsx';

/**
 * The compiler of messages. The library of texts imports it for builds that are not for production, so that it seems part of the
 * app; only a page's own texts use it.
 */
const MESSAGE_COMPILER = /\/node_modules\/(?:@lingui\/message-utils|@messageformat|moo)\//;

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

const pathBelowSource = (id) => id.slice(id.lastIndexOf('/src/') + '/src/'.length);

function readGraph({ getModuleIds, getModuleInfo }) {
  const ids = [...getModuleIds()];
  const named = (path) => {
    const id = ids.find((each) => each.endsWith(path));
    if (!id) throw new Error(`There is no ${path} in the build: change scripts/rollup.`);
    return id;
  };
  const begins = (id) => getModuleInfo(id).dynamicImporters.length > 0;
  const graphOf = (paths) => staticGraphOf(paths.map(named), getModuleInfo);
  return {
    first: graphOf(['/src/index.ts']),
    app: graphOf([APP, MAIN_SCREEN]),
    otherScreen: graphOf([OTHER_SCREEN]),
    areas: Object.keys(AREAS).map((name) => ({
      name,
      graph: staticGraphOf(
        ids.filter((id) => begins(id) && areaOf(pathBelowSource(id)) === name),
        getModuleInfo,
      ),
    })),
  };
}

/**
 * The chunk of a module. The first module keeps its own imports; the app's and its screen's are in the app's
 * chunk, those of the other screen in the chunk that flows share; the rest is split by areas.
 */
export function appChunk() {
  let graph;
  return (id, context) => {
    graph ??= readGraph(context);
    if (graph.first.has(id)) return FIRST_MODULE;
    if (REACT.test(id)) return 'react';
    if (MESSAGE_COMPILER.test(id)) return 'own-texts';
    if (graph.app.has(id)) return 'app';
    if (graph.otherScreen.has(id)) return 'shared';
    const names = graph.areas.filter((area) => area.graph.has(id)).map(({ name }) => name);
    return chunkOf(names, AREAS);
  };
}
