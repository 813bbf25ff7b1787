/**
 * Draws the map in docs/architecture.md from the imports of `src`, without arrows that follow from others. With
 * `--check`, writes nothing and fails if the map is stale.
 */
import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { PLACES } from '../.dependency-cruiser.mjs';
import { writeGenerated } from './write-generated.mjs';

const FILE = 'docs/architecture.md';
const START = '<!-- map -->';
const END = '<!-- /map -->';
const OUTPUT_MAX_BYTES = 1 << 28;

const placeOf = (path) => PLACES.find((place) => new RegExp(place.path).test(path))?.name;

/** The imports between places. */
function readArrows() {
  const command = 'npx depcruise --config .dependency-cruiser.mjs --output-type json src';
  const found = execSync(command, { encoding: 'utf8', maxBuffer: OUTPUT_MAX_BYTES });
  const arrows = new Map(PLACES.map(({ name }) => [name, new Set()]));
  for (const { source, dependencies } of JSON.parse(found).modules) {
    const from = placeOf(source);
    for (const { resolved } of dependencies) {
      const to = placeOf(resolved);
      if (from && to && from !== to) arrows.get(from).add(to);
    }
  }
  return arrows;
}

/** Whether an arrow follows from others. */
function isReachedOtherwise(arrows, from, to) {
  const seen = new Set();
  const queue = [...arrows.get(from)].filter((each) => each !== to);
  for (let place = queue.pop(); place; place = queue.pop()) {
    if (place === to) return true;
    if (seen.has(place)) continue;
    seen.add(place);
    queue.push(...arrows.get(place));
  }
  return false;
}

const idOf = (name) => name.replaceAll('-', '_');

function draw(arrows) {
  const lines = [...arrows].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => !isReachedOtherwise(arrows, from, to))
      .map((to) => `  ${idOf(from)} --> ${idOf(to)}`),
  );
  const rooms = PLACES.filter(({ path }) => path.includes('features')).map(
    ({ name }) => `    ${idOf(name)}[${name}]`,
  );
  const others = PLACES.filter(({ path }) => !path.includes('features')).map(
    ({ name }) => `  ${idOf(name)}[${name}]`,
  );
  return [
    '```mermaid',
    'flowchart TD',
    '  subgraph features',
    ...rooms,
    '  end',
    ...others,
    ...lines.toSorted(),
    '```',
  ].join('\n');
}

const text = readFileSync(FILE, 'utf8');
const [before, rest = ''] = text.split(START);
const [, after = ''] = rest.split(END);
const next = `${before}${START}\n\n${draw(readArrows())}\n\n${END}${after}`;
writeGenerated({ [FILE]: next }, 'node scripts/generate-architecture-map.mjs');
