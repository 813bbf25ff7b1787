const purlOf = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** An SPDX id, or an expression such as `(MIT OR Apache-2.0)`. */
const licencesOf = (license) =>
  /\s/.test(license) ? [{ expression: license }] : [{ license: { id: license } }];

/** The hash of a package's tarball, as CycloneDX writes it, from the lockfile's `integrity`. */
function hashesOf(integrity) {
  const [, base64] = /^sha512-(\S+)$/.exec(integrity) ?? [];
  if (!base64) throw new Error(`"${integrity}" is no sha512 integrity value.`);
  return [{ alg: 'SHA-512', content: Buffer.from(base64, 'base64').toString('hex') }];
}

const byText = (one, other) => (one < other ? -1 : Number(one > other));

/**
 * The CycloneDX bill of materials of what rollup bundled. `own` is package.json, `packages` are the bundled packages,
 * `lock` is package-lock.json. It holds no time, no serial number and no address, so equal builds give equal files.
 */
export function sbomOf(own, packages, lock) {
  const refs = new Map(packages.map((entry) => [entry.name, purlOf(entry)]));
  const dependency = (entry, dependencies) => ({
    ref: purlOf(entry),
    dependsOn: Object.keys(dependencies)
      .filter((name) => refs.has(name))
      .map((name) => refs.get(name))
      .toSorted(byText),
  });
  const component = (entry) => ({
    'bom-ref': purlOf(entry),
    type: 'library',
    name: entry.name,
    version: entry.version,
    purl: purlOf(entry),
    licenses: licencesOf(entry.license),
  });
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { lifecycles: [{ phase: 'build' }], component: component(own) },
    components: packages.map((entry) => ({
      ...component(entry),
      scope: 'required',
      hashes: hashesOf(lock.packages[entry.folder].integrity),
    })),
    dependencies: [
      dependency(own, { ...own.dependencies, ...own.devDependencies }),
      ...packages.map((entry) => dependency(entry, lock.packages[entry.folder].dependencies ?? {})),
    ],
  };
}
