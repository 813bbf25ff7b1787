/**
 * The reference in Markdown: for each part of the public interface a heading with an anchor that stays, what it is, its
 * type and default, and an example. Lists and no tables, so that they can be read on a phone.
 */
import { EVENT_BODIES, groupsOf, METHOD_CALLS, PART_STYLES, PROPERTY_VALUES } from './examples.mjs';

const code = (text) => `\`${text}\``;

const fact = (name, text) => (text ? `- **${name}:** ${text}` : null);

const fence = (language, text) => `\`\`\`${language} try\n${text}\n\`\`\``;

/** A section: heading with anchor, sentence, facts, example. Parts that are null are left out. */
const section = ({ title, anchor, sentence, facts = [], example = null }) =>
  [
    `### ${code(title)} {#${anchor}}`,
    sentence,
    facts.filter((line) => line !== null).join('\n') || null,
    example,
  ]
    .filter((part) => part !== null)
    .join('\n\n');

/** A line of links to the sections, by anchor and title, or a shorter name. */
const linksTo = (sections) =>
  sections.map(({ title, short = title, anchor }) => `[${code(short)}](#${anchor})`).join(', ');

const listOf = (sections) => [`${linksTo(sections)}`, ...sections.map(section)].join('\n\n');

/** What an attribute's parser accepts, in words. */
const TYPES = {
  parseMiddleware: 'address of `https:`, or `sandbox:`',
  parseIdValue: 'id: letters, digits, `_` and `-`',
  parseLanguage: 'language: `pt`, `es`, `en`, `fr` or `de`',
  parseCartItems: 'JSON: a list of `{id, productId, qty}`; as a property also the list itself',
  parseCart: 'ids separated by commas; as a property also a list as in `cartItems`',
  parseText: 'text of one line',
  parseToken: 'token: visible characters of ASCII',
  parseTimeZone: 'IANA time zone',
  parsePrefill: 'JSON: an object; as a property also the object itself',
  parseHostName: 'host name',
  parseOrigin: 'origin, such as `https://www.example.pt`',
  parseImageLoader: '`none`, `imgix`, `cloudinary`, `akamai`, or a template of an address',
  parseLinks: 'JSON: an object of addresses; as a property also the object itself',
  parseIdleSeconds: 'whole seconds, from 20 to 3600',
  parsePaymentMethods: 'words, separated by commas; as a property also a list of words',
  parseQuestions:
    'names of presets separated by commas, or JSON: a list; as a property also the list itself',
  parseVenues: 'JSON: a list; as a property also the list itself',
  parseTexts: 'an object by language of ids and texts',
};

function typeOf({ attribute, words, parser }) {
  if (words?.join() === 'true,false') return 'boolean';
  if (words) return words.map(code).join(' or ');
  if (!TYPES[parser])
    throw new Error(`scripts/reference/sections.mjs has no words for ${parser} of "${attribute}"`);
  return TYPES[parser];
}

/** The section of an attribute, or of a property without one. */
const attributeSection = (row) => ({
  title: row.isPropertyOnly ? row.property : row.attribute,
  anchor: row.isPropertyOnly ? row.property : row.attribute,
  sentence: row.description,
  facts: [
    fact('Type', typeOf(row)),
    fact('Default', row.default),
    row.isPropertyOnly
      ? fact('Property', `${code(row.property)}; there is no attribute`)
      : fact('Property', code(row.property)),
    fact('URL parameter', row.url.map(code).join(', ')),
    fact(
      'Longest value',
      row.words
        ? null
        : `${row.limit.replace(' each', '')} characters${row.limit.endsWith('each') ? ' each' : ''}`,
    ),
    fact('When changed', row.change),
  ],
  example: fence('html', row.example),
});

/** All attributes: a line of links per group, then a heading per group with its sections. */
export function attributeSections(rows) {
  const groups = groupsOf(rows).map((group) => ({
    title: group.title,
    sections: group.rows.map(attributeSection),
  }));
  const contents = groups.map(({ title, sections }) => `- **${title}:** ${linksTo(sections)}`);
  const parts = groups.map(({ title, sections }) =>
    [`## ${title}`, ...sections.map(section)].join('\n\n'),
  );
  return [contents.join('\n'), ...parts].join('\n\n');
}

/** The fields of a detail, which the source writes as one type; null for an empty one. A type with a name stays as it is. */
function fieldsOf(detail) {
  if (detail.startsWith('Record<')) return null;
  if (!detail.startsWith('{')) return code(detail);
  return detail
    .slice(1, -1)
    .split(';')
    .map((field) => field.trim())
    .filter((field) => field !== '')
    .map((field) => {
      const [, name, type] = /^(\w+\??): (.*)$/.exec(field);
      return `${code(name)} (${code(type)})`;
    })
    .join(', ');
}

function listener(name, isCancellable) {
  const body = EVENT_BODIES[name];
  if (!body)
    throw new Error(`scripts/reference/examples.mjs has no example of the event "${name}"`);
  const usesDetail = body.some((line) => line.includes('detail'));
  const parameter = isCancellable ? '(event)' : usesDetail ? '({ detail })' : '()';
  const own = isCancellable && usesDetail ? ['const { detail } = event;', ...body] : body;
  return [
    `document.addEventListener('merchant-checkout:${name}', ${parameter} => {`,
    ...own.map((line) => `  ${line}`),
    '});',
  ].join('\n');
}

/** All events. */
export const eventSections = (events) =>
  listOf(
    events.map(({ name, names, detail, isCancellable, description }) => ({
      title: names[0],
      short: name,
      anchor: name,
      sentence: description,
      facts: [
        fact('`detail`', fieldsOf(detail) ?? 'empty'),
        fact('Can be cancelled', isCancellable ? 'yes, with `preventDefault()`' : 'no'),
        fact('Second name', code(names[1])),
      ],
      example: fence('js', listener(name, isCancellable)),
    })),
  );

function callOf(name) {
  const lines = METHOD_CALLS[name];
  if (!lines)
    throw new Error(`scripts/reference/examples.mjs has no example of the method "${name}"`);
  return [
    `<button type="button" id="call">${name}</button>`,
    '<script>',
    "  document.querySelector('#call').addEventListener('click', () => {",
    "    const checkout = document.querySelector('merchant-checkout');",
    ...lines.map((line) => `    ${line}`),
    '  });',
    '</script>',
  ].join('\n');
}

/** All methods, and `ready`. */
export const methodSections = (members) =>
  listOf(
    members.map(({ name, parameters, type, description }) => ({
      title: parameters ? `${name}(${parameters.map((each) => each.name).join(', ')})` : name,
      anchor: name.toLowerCase(),
      sentence: description,
      facts: [
        fact(
          'Parameters',
          parameters?.map((each) => `${code(each.name)} (${code(each.type)})`).join(', '),
        ),
        fact(parameters ? 'Returns' : 'Type', code(type)),
      ],
      example: fence('html', callOf(name)),
    })),
  );

/** A sentence from the row of a table, which has neither a capital nor a full stop. */
const sentenceOf = (text) => `${text[0].toUpperCase()}${text.slice(1)}.`;

const rule = (selector, declaration) => fence('css', `${selector} {\n  ${declaration}\n}`);

function styleOf(table, name) {
  if (!table[name]) throw new Error(`scripts/reference/examples.mjs has no example of "${name}"`);
  return table[name];
}

/** All custom properties. */
export const propertySections = (properties) =>
  listOf(
    properties.map(({ name, description, default: standard }) => ({
      title: name,
      anchor: name.slice(2),
      sentence: sentenceOf(description),
      facts: [fact('Default', standard)],
      example: rule('merchant-checkout', `${name}: ${styleOf(PROPERTY_VALUES, name)};`),
    })),
  );

/** All parts. */
export const partSections = (parts) =>
  listOf(
    parts.map(({ name, description }) => ({
      title: `::part(${name})`,
      anchor: `part-${name}`,
      sentence: description,
      example: rule(`merchant-checkout::part(${name})`, styleOf(PART_STYLES, name)),
    })),
  );

/** All named slots. */
export const slotSections = (slots) =>
  listOf(
    slots.map(({ name, description }) => ({
      title: `slot="${name}"`,
      anchor: `slot-${name}`,
      sentence: description,
    })),
  );

/** All error codes, with the meaning of each. */
export const codeSections = (codes) =>
  listOf(codes.map(({ name, meaning }) => ({ title: name, anchor: name, sentence: meaning })));
