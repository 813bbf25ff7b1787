/** What a release needs before it can be published: facts that only the owner has, and a version that is written everywhere. */

/** The fields of package.json that only the owner can fill in, with what each must look like. */
const OWNER_FIELDS = [
  [
    'repository',
    /^(?:git\+)?https:\/\/\S+\.git$/,
    'the address of the public repository, `git+https://…/….git`',
  ],
  ['homepage', /^https:\/\/\S+$/, 'the address of the documentation'],
  [
    'bugs',
    /^(?:https:\/\/|mailto:)?\S+$/,
    'where problems are reported: an address of `https:` or an e-mail address',
  ],
];

/** An address to which a weakness is reported in private. */
const SECURITY_ADDRESS = /\]\((?:https:\/\/\S+|mailto:\S+@\S+)\)/;

const addressOf = (value) => (typeof value === 'string' ? value : value?.url);

/** The section "Report a vulnerability" of SECURITY.md. */
const reportSection = (security) =>
  security.split(/^## /m).find((section) => section.startsWith('Report a vulnerability')) ?? '';

/** The section of a version in the changelog, without its heading; null where it has none. */
export function notesOf(changelog, version) {
  const section = changelog.split(/^## /m).find((each) => each.split(/\s/, 1)[0] === version);
  return section ? section.slice(section.indexOf('\n')).trim() : null;
}

/** Lines of a version in the changelog, at most; the rest belongs in docs/maintainers/changelog-details.md. */
const NOTES_MAX_LINES = 40;

/** The lines of a version's lists. */
const linesOf = (notes) => notes.split('\n').filter((line) => /^(?:- | {2})/.test(line)).length;

/**
 * What is missing for a release by the `tag` (`v0.2.0`), a line each: package.json as `manifest`, the texts of SECURITY.md
 * and CHANGELOG.md.
 */
export function missingFacts({ manifest, security, changelog, tag }) {
  const fields = OWNER_FIELDS.filter(
    ([name, pattern]) => !pattern.test(addressOf(manifest[name]) ?? ''),
  ).map(([name, , text]) => `package.json: "${name}" is not ${text}.`);
  const heading = new RegExp(`^## ${manifest.version.replaceAll('.', '\\.')}(.*)$`, 'm').exec(
    changelog,
  );
  const lines = linesOf(notesOf(changelog, manifest.version) ?? '');
  return [
    ...fields,
    ...(lines <= NOTES_MAX_LINES
      ? []
      : [`CHANGELOG.md: ${lines} lines for ${manifest.version}, of at most ${NOTES_MAX_LINES}.`]),
    ...(SECURITY_ADDRESS.test(reportSection(security))
      ? []
      : ['SECURITY.md: "Report a vulnerability" links to no address.']),
    ...(tag === `v${manifest.version}`
      ? []
      : [`package.json: the version is ${manifest.version}, and the tag ${tag}.`]),
    ...(heading === null
      ? [`CHANGELOG.md: no heading for ${manifest.version}.`]
      : /unreleased/i.test(heading[1])
        ? [`CHANGELOG.md: ${manifest.version} is still called unreleased.`]
        : []),
  ];
}
