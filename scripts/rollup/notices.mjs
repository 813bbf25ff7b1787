/** The file that holds the licences of all bundled packages. Every script names it in its first line. */
export const NOTICES_FILE = 'THIRD-PARTY-NOTICES.txt';

/** The first line of every script: our licence and the file with the others. About 25 bytes per file. */
export const BANNER = `/*! MIT | ${NOTICES_FILE} */`;

const RULE = '-'.repeat(80);

/** The heading of a package in the notices. */
export const headingOf = ({ name, version, license }) => `${name} ${version} (${license})`;

/** The text of the notices: every bundled package with its licence texts, in the given order. */
export function noticesText(packages) {
  const sections = packages.map(({ texts, ...entry }) =>
    [RULE, headingOf(entry), RULE, ...texts.map((text) => text.replaceAll('\r', '').trim())].join(
      '\n\n',
    ),
  );
  const intro =
    'The scripts in this folder contain code or data of the packages below, each under its own licence.';
  return `${[intro, ...sections].join('\n\n')}\n`;
}
