import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

const VALUE_IMPORT = /^(?:import|export)(?!\s+type\b)[^;]*?\bfrom '(\.[^']+\.tsx?)'/gm;

/** The text of every source file that the entries import statically, themselves included, by path. */
export async function readStaticGraph(entries) {
  const graph = new Map();
  const queue = entries.map((entry) => resolve(entry));
  while (queue.length > 0) {
    const path = queue.pop();
    if (graph.has(path) || !existsSync(path)) continue;
    const text = await readFile(path, 'utf8');
    graph.set(path, text);
    for (const [, imported] of text.matchAll(VALUE_IMPORT)) {
      queue.push(resolve(dirname(path), imported));
    }
  }
  return graph;
}
