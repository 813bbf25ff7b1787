import { readdirSync, readFileSync } from 'node:fs';

import {
  attributesOf,
  customPropertiesOf,
  errorCodes,
  eventsOf,
  membersOf,
  partsOf,
  slotsOf,
} from './public-api.mjs';
import { callSections } from './reference/calls.mjs';
import { limitLists } from './reference/limits.mjs';
import { FORMAL_FILE } from './informal-texts.mjs';
import {
  attributeSections,
  codeSections,
  eventSections,
  methodSections,
  partSections,
  slotSections,
  propertySections,
} from './reference/sections.mjs';
import { writeGenerated } from './write-generated.mjs';

/**
 * Writes the sections of the documentation between their markers, and the names for the React component, from the source.
 * With `--check`, writes nothing and fails if one is stale.
 */

const DOCS = 'docs';
const NAMES = 'integrations/names.ts';

function fail(message) {
  throw new Error(message);
}

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

const codes = () =>
  errorCodes().map((name) => ({
    name,
    meaning: CODES[name] ?? fail(`The error code "${name}" has no sentence`),
  }));

/** The languages whose texts the list of ids shows. */
const SHOWN_LANGUAGES = ['pt_PT', 'en_EN'];

const textsIn = (language, file) => JSON.parse(readFileSync(`locales/${language}/${file}`, 'utf8'));

/** A part of a page whose braces the site's generator must not read as expressions. */
const asWritten = (text) => `<div v-pre>\n\n${text}\n\n</div>`;

/** Every text by its id, a list per file of the catalogs. */
function textSections() {
  const files = readdirSync(`locales/${SHOWN_LANGUAGES[0]}`)
    .filter((file) => file.endsWith('.json') && file !== FORMAL_FILE)
    .toSorted();
  const lists = files.map((file) => {
    const catalogs = SHOWN_LANGUAGES.map((language) => textsIn(language, file));
    const rows = Object.keys(catalogs[0])
      .toSorted()
      .map((id) => [
        `- \`${id}\``,
        ...catalogs.map((texts) => `  - \`${texts[id].replaceAll(/\s+/g, ' ').trim()}\``),
      ]);
    return `## ${file.replace('.json', '')}\n\n${rows.flat().join('\n')}`;
  });
  return asWritten(lists.join('\n\n'));
}

/** The generated parts of each page. */
const PAGES = {
  'reference/attributes.md': { attributes: () => attributeSections(attributesOf()) },
  'reference/events.md': { events: () => eventSections(eventsOf()) },
  'reference/errors.md': { codes: () => codeSections(codes()) },
  'reference/methods.md': { methods: () => methodSections(membersOf()) },
  'reference/texts.md': { texts: textSections },
  'reference/styling.md': {
    properties: () => propertySections(customPropertiesOf()),
    parts: () => partSections(partsOf()),
    slots: () => slotSections(slotsOf()),
  },
  'limits.md': { limits: limitLists },
  'reference/calls.md': { calls: callSections },
};

function withContent(text, name, content) {
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
  const path = `${DOCS}/${page}`;
  const text = Object.entries(tables).reduce(
    (before, [name, make]) => withContent(before, name, make()),
    readFileSync(path, 'utf8'),
  );
  return [path, text];
});

writeGenerated(
  { ...Object.fromEntries(pages), [NAMES]: namesModule() },
  'node scripts/generate-readme-tables.mjs',
);
