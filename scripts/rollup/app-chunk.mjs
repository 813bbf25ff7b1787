/** Every module that the first module needs before anything else has loaded. */
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

/**
 * One chunk for all that several screens share (React, kit, state, calls), so that the first screen
 * never waits for a chunk that only another chunk names: the first module asks for everything at once.
 * Screens and catalogs keep chunks of their own.
 */
export function appChunk() {
  let firstModule;
  return (id, { getModuleIds, getModuleInfo }) => {
    if (!firstModule) {
      const entry = [...getModuleIds()].find((each) => getModuleInfo(each)?.isEntry);
      firstModule = staticGraphOf(entry, getModuleInfo);
    }
    if (firstModule.has(id)) return undefined;
    const isOwnChunk = /\/src\/screens\/(?!parts\/)[^/]+\/|\/locales\//.test(id);
    return isOwnChunk ? undefined : 'app';
  };
}
