import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { packageFolderOf, readPackage } from './bundled-packages.mjs';
import { NOTICES_FILE, noticesText } from './notices.mjs';
import { sbomOf } from './sbom.mjs';

/** The bill of materials, named as CycloneDX recommends. */
export const SBOM_FILE = 'sbom.cdx.json';

const ROOT = process.cwd();

const readJson = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

const byText = (one, other) => (one < other ? -1 : Number(one > other));

/**
 * Writes the notices and the bill of materials of all packages that are bundled into `folder`. One instance serves all
 * builds of the folder. rollup-plugin-license does not fit: two builds share a file, a missing text must fail, and it
 * brings lodash and moment. Neither does `npm sbom`: it does not know what is bundled, leaves out valibot and
 * @lingui/core with `--omit dev` (their optional peers are development packages), and fails without.
 */
export function thirdParty(folder) {
  const packages = new Map();
  return {
    name: 'third-party',
    generateBundle(_, bundle) {
      for (const { modules = {} } of Object.values(bundle)) {
        for (const [id, { renderedLength }] of Object.entries(modules)) {
          const path = renderedLength > 0 ? packageFolderOf(id, ROOT) : null;
          if (path && !packages.has(path)) packages.set(path, readPackage(path, ROOT));
        }
      }
    },
    writeBundle() {
      const sorted = [...packages.values()].toSorted((a, b) => byText(a.folder, b.folder));
      const sbom = sbomOf(readJson('package.json'), sorted, readJson('package-lock.json'));
      writeFileSync(join(folder, NOTICES_FILE), noticesText(sorted));
      writeFileSync(join(folder, SBOM_FILE), `${JSON.stringify(sbom, null, 2)}\n`);
    },
  };
}
