import { readdirSync } from 'node:fs';

/** The folder in dist with the files that the first module loads: its name has the version and a hash of the build. */
export function filesFolder() {
  const folders = readdirSync('dist').filter((name) => /^merchant-checkout-\d[^/]*$/.test(name));
  if (folders.length !== 1)
    throw new Error(`dist has ${folders.length} folders of a build, not one: run npm run build.`);
  return folders[0];
}
