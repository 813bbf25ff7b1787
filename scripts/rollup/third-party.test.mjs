import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { temporaryFolder } from '../temporary-folder.mjs';
import { SBOM_FILE, thirdParty } from './third-party.mjs';
import { NOTICES_FILE } from './notices.mjs';

const at = (path) => join(process.cwd(), path);
const chunkOf = (...ids) => ({
  modules: Object.fromEntries(ids.map((id) => [at(id), { renderedLength: 1 }])),
});

/** The plugin's output for builds of these chunks. */
function written(...chunks) {
  const folder = temporaryFolder('third-party');
  const plugin = thirdParty(folder);
  for (const chunk of chunks) plugin.generateBundle({}, { 'a.js': chunk });
  plugin.writeBundle();
  return {
    notices: readFileSync(join(folder, NOTICES_FILE), 'utf8'),
    sbom: readFileSync(join(folder, SBOM_FILE), 'utf8'),
  };
}

const JOTAI = 'node_modules/jotai/esm/vanilla.mjs';
const REACT_DOM = 'node_modules/react-dom/cjs/react-dom.production.js';
const SCHEDULER = 'node_modules/scheduler/cjs/scheduler.production.js';

test('the notices hold the licence of each bundled package, and of no other', () => {
  const { notices } = written(chunkOf(REACT_DOM, 'src/index.ts'), chunkOf(JOTAI));
  expect(notices).toMatch(/^react-dom [\d.]+ \(MIT\)$/m);
  expect(notices).toContain('Copyright (c) Meta Platforms');
  expect(notices).toContain('Copyright (c) 2020 Poimandres');
  expect(notices.match(/^\S+ [\d.]+ \(.*\)$/gm)).toHaveLength(2);
});

test('a package of which nothing is left needs no notice', () => {
  const unused = { modules: { [at(JOTAI)]: { renderedLength: 0 } } };
  expect(written(unused).notices).not.toContain('jotai');
});

test('the order in which files are built changes nothing', () => {
  const one = written(chunkOf(JOTAI), chunkOf(REACT_DOM, SCHEDULER));
  expect(written(chunkOf(SCHEDULER), chunkOf(REACT_DOM, JOTAI))).toEqual(one);
});

test('the bill of materials names each package with its hash and what it depends on', () => {
  const { components, dependencies, metadata } = JSON.parse(
    written(chunkOf(REACT_DOM, SCHEDULER)).sbom,
  );
  const [reactDom, scheduler] = components;
  expect(metadata.component.name).toBe('merchant-checkout');
  expect(reactDom.purl).toMatch(/^pkg:npm\/react-dom@[\d.]+$/);
  expect(reactDom.hashes[0].content).toMatch(/^[0-9a-f]{128}$/);
  expect(dependencies).toContainEqual({ ref: reactDom.purl, dependsOn: [scheduler.purl] });
});

test('the bill of materials holds no time, no serial number and no address of a download', () => {
  const { sbom } = written(chunkOf(JOTAI));
  expect(sbom).not.toMatch(/timestamp|serialNumber|externalReferences/);
  expect(sbom.match(/https?:[^"]+/g)).toEqual(['http://cyclonedx.org/schema/bom-1.6.schema.json']);
});
