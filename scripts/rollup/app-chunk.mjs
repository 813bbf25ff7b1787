import { AREAS, areaOf, chunkOf } from './chunk-areas.mjs';

/** The chunk that a page loads. Its modules must not move to a chunk that it would have to wait for. */
const FIRST_MODULE = 'merchant-checkout';

const APP = '/src/app/create-checkout-app.ts';

/**
 * The screen that every booking of a campaign shows, first or after the type of reservation. In the chunk of the app,
 * it saves a request and 1 KB of brotli.
 */
const MAIN_SCREEN = '/src/features/booking/screens/choice.tsx';

/** React has its own chunk, requested together with the app: it compiles while the app is loading. */
const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//;

/** Another first screen of a booking; it is in the chunk that flows share, to save a chunk of its own. */
const OTHER_SCREEN = '/src/features/booking/screens/reservation-type.tsx';

/**
 * The compiler of messages. The i18n library imports it for development builds, so that it seems to belong to the app;
 * only a page's own texts use it.
 */
const MESSAGE_COMPILER = /\/node_modules\/(?:@lingui\/message-utils|@messageformat|moo)\//;

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
