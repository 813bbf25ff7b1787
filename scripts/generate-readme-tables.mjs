import { readdirSync, readFileSync } from 'node:fs';

import {
  attributesOf,
  customPropertiesOf,
  errorCodes,
  eventsOf,
  membersOf,
  partsOf,
} from './public-api.mjs';
import { FORMAL_FILE } from './informal-texts.mjs';
import { writeGenerated } from './write-generated.mjs';

/**
 * Writes the tables in `docs/reference` between their markers, and the names for the React component, from the source.
 * With `--check`, writes nothing and fails if one is stale.
 */

const REFERENCE = 'docs/reference';
const NAMES = 'integrations/names.ts';

function fail(message) {
  throw new Error(message);
}

function cell(text) {
  return text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').trim();
}

function table(heads, rows) {
  const lines = [heads, heads.map(() => '---'), ...rows.map((row) => row.map(cell))];
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n');
}

const code = (text) => `\`${text}\``;

const attributesTable = () =>
  table(
    [
      'attribute',
      'property',
      'description',
      'default',
      'URL parameter',
      'max. characters',
      'when changed',
    ],
    attributesOf().map((row) => [
      row.isPropertyOnly ? 'none' : code(row.attribute),
      code(row.property),
      row.description,
      row.default,
      row.url.map(code).join(', '),
      row.limit,
      row.change,
    ]),
  );

const eventsTable = () =>
  table(
    ['event', '`detail`', 'can be cancelled', 'when'],
    eventsOf().map(({ names, detail, isCancellable, description }) => [
      names.map(code).join(', '),
      code(detail.startsWith('Record<') ? '{}' : detail),
      isCancellable ? 'yes' : '',
      description,
    ]),
  );

const methodsTable = () =>
  table(
    ['method', 'returns', 'description'],
    membersOf().map(({ name, parameters, type, description }) => [
      code(parameters ? `${name}(${parameters.map(({ text }) => text).join(', ')})` : name),
      code(type),
      description,
    ]),
  );

const propertiesTable = () =>
  table(
    ['property', 'description', 'default'],
    customPropertiesOf().map((row) => [code(row.name), row.description, row.default]),
  );

const partsTable = () =>
  table(
    ['part', 'description'],
    partsOf().map(({ name, description }) => [code(`::part(${name})`), description]),
  );

/** The meaning of each error code; the codes themselves are in the source. */
const CODES = {
  config: 'An attribute is missing or does not fit; `message` names it.',
  offline: 'The browser is offline; the customer can try again.',
  network: 'The middleware did not answer; the customer can try again.',
  timeout: 'The middleware did not answer in time; the customer can try again.',
  outcome_unknown:
    "No answer proved the result of a booking, an order or a payment; nothing is sent again without the customer's own press.",
  api: 'The platform refused; `status` and `message` say why.',
  auth: 'The token was refused; the customer is asked to sign in.',
  conflict: 'The platform refused because something changed meanwhile, such as a taken time.',
  validation: 'The platform refused a value; `message` says which.',
  payment_refused: 'Nothing was paid; the customer can try again or pay another way.',
  payment_platform:
    'The payment provider failed and nothing was paid; the customer can try again or pay another way.',
  storage:
    'Local storage is full or blocked: an open payment is kept for this tab only, or, if its storage is too, until the page is left. Sent once.',
  internal: 'A fault of the element itself; please report it with its `message`.',
};

const codesTable = () =>
  table(
    ['code', 'meaning'],
    errorCodes().map((name) => [
      code(name),
      CODES[name] ?? fail(`The error code "${name}" has no sentence`),
    ]),
  );

/** The languages whose texts the list of ids shows. */
const SHOWN_LANGUAGES = ['pt_PT', 'en_EN'];

const textsIn = (language, file) => JSON.parse(readFileSync(`locales/${language}/${file}`, 'utf8'));

/** A part of a page whose braces the site's generator must not read as expressions. */
const asWritten = (text) => `<div v-pre>\n\n${text}\n\n</div>`;

/** Every text by its id, a table per file of the catalogs. */
function textsTable() {
  const files = readdirSync(`locales/${SHOWN_LANGUAGES[0]}`)
    .filter((file) => file.endsWith('.json') && file !== FORMAL_FILE)
    .toSorted();
  const tables = files.map((file) => {
    const catalogs = SHOWN_LANGUAGES.map((language) => textsIn(language, file));
    const rows = Object.keys(catalogs[0])
      .toSorted()
      .map((id) => [code(id), ...catalogs.map((texts) => code(texts[id]))]);
    return `## ${file.replace('.json', '')}\n\n${table(['id', 'Português', 'English'], rows)}`;
  });
  return asWritten(tables.join('\n\n'));
}

/** The tables of each page. */
const PAGES = {
  'attributes.md': { attributes: attributesTable },
  'events.md': { events: eventsTable },
  'errors.md': { codes: codesTable },
  'methods.md': { methods: methodsTable },
  'texts.md': { texts: textsTable },
  'styling.md': { properties: propertiesTable, parts: partsTable },
};

function withTable(text, name, content) {
  const start = `<!-- ${name}:start -->`;
  const end = `<!-- ${name}:end -->`;
  const from = text.indexOf(start);
  const to = text.indexOf(end);
  if (from < 0 || to < from) fail(`No page has markers for "${name}"`);
  return `${text.slice(0, from + start.length)}\n\n${content}\n\n${text.slice(to)}`;
}

const constant = (sentence, name, type, entries) =>
  `/** ${sentence} */\nexport const ${name}: ${type} = ${entries};`;

const recordText = (entries) =>
  `{\n${entries.map(([key, value]) => `  ${key}: '${value}',`).join('\n')}\n}`;

const capitalized = (name) => name[0].toUpperCase() + name.slice(1);

/** The names of attributes and events as constants, without the parsers of the attribute table. */
function namesModule() {
  const attributes = attributesOf();
  const written = attributes.filter(({ isPropertyOnly }) => !isPropertyOnly);
  return `${[
    '// Written by scripts/generate-readme-tables.mjs.',
    constant(
      'Attributes by property.',
      'ATTRIBUTE_NAMES',
      'Readonly<Partial<Record<string, string>>>',
      recordText(written.map(({ property, attribute }) => [property, attribute])),
    ),
    constant(
      'Handlers by event, without its prefix.',
      'HANDLER_NAMES',
      'Readonly<Record<string, string>>',
      recordText(eventsOf().map(({ name }) => [name, `on${capitalized(name)}`])),
    ),
    constant(
      "Properties that must not or cannot show in a page's markup.",
      'SECRET_PROPERTIES',
      'readonly string[]',
      `[\n${attributes
        .filter(({ isSecret, isPropertyOnly }) => isSecret || isPropertyOnly)
        .map(({ property }) => `  '${property}',`)
        .join('\n')}\n]`,
    ),
  ].join('\n\n')}\n`;
}

const pages = Object.entries(PAGES).map(([page, tables]) => {
  const path = `${REFERENCE}/${page}`;
  const text = Object.entries(tables).reduce(
    (before, [name, make]) => withTable(before, name, make()),
    readFileSync(path, 'utf8'),
  );
  return [path, text];
});

writeGenerated(
  { ...Object.fromEntries(pages), [NAMES]: namesModule() },
  'node scripts/generate-readme-tables.mjs',
);
