const TAG = 'merchant-checkout';
const DESCRIPTION =
  'Bookings, vouchers, orders and payments for local merchants. Its children show until it is ready, and when it cannot be shown.';

/** The module that defines the element, by its path in the package. */
const MODULE = 'dist/merchant-checkout.js';

const isBoolean = ({ words }) => words?.join() === 'true,false';

/** Attributes that markup can write; the others are properties only. */
const writtenOf = (attributes) => attributes.filter((row) => row.attributeType);

const detailType = ({ detail }) => `CustomEvent<${detail}>`;

/** The value of a default; undefined for a sentence, which goes into the description. */
const valueOf = (standard) => /^`(.*)`$/.exec(standard)?.[1];

const withDefault = (row) => {
  const value = valueOf(row.default);
  if (value) return { description: row.description, default: value };
  const isNone = row.default === 'none';
  return { description: isNone ? row.description : `${row.description} Default: ${row.default}.` };
};

const eventRows = (events) =>
  events.flatMap((event) => event.names.map((name) => ({ ...event, name })));

/** The custom elements manifest, schema 2. */
export function customElements({ attributes, events, members, customProperties, parts, slots }) {
  const fields = attributes
    .filter((row) => row.propertyType)
    .map((row) => ({
      kind: 'field',
      name: row.property,
      ...(row.attributeType && { attribute: row.attribute }),
      type: { text: row.propertyType },
      ...withDefault(row),
    }));
  const methods = members.map(({ name, parameters, type, description }) =>
    parameters
      ? {
          kind: 'method',
          name,
          description,
          parameters: parameters.map((each) => ({ name: each.name, type: { text: each.type } })),
          return: { type: { text: type } },
        }
      : { kind: 'field', name, description, type: { text: type }, readonly: true },
  );
  const declaration = {
    kind: 'class',
    name: 'MerchantCheckoutElement',
    tagName: TAG,
    customElement: true,
    description: DESCRIPTION,
    superclass: { name: 'HTMLElement', package: 'global:' },
    attributes: writtenOf(attributes).map((row) => ({
      name: row.attribute,
      type: { text: row.attributeType },
      ...withDefault(row),
      fieldName: row.property,
    })),
    members: [...fields, ...methods],
    events: eventRows(events).map((event) => ({
      name: event.name,
      type: { text: detailType(event) },
      description: event.description,
    })),
    slots: [
      { name: '', description: 'Shown until the checkout is ready, and when it cannot be shown.' },
      ...slots,
    ],
    cssProperties: customProperties.map((row) => ({
      name: row.name,
      description: `${row.description}. Default: ${row.default}.`,
    })),
    cssParts: parts,
  };
  return {
    schemaVersion: '2.1.0',
    readme: 'README.md',
    modules: [
      {
        kind: 'javascript-module',
        path: MODULE,
        declarations: [declaration],
        exports: [
          {
            kind: 'custom-element-definition',
            name: TAG,
            declaration: { name: declaration.name, module: MODULE },
          },
        ],
      },
    ],
  };
}

/** Completions for HTML in VS Code: `html.customData`. A boolean takes no value. */
export function htmlCustomData({ attributes, slots }) {
  const wordsOf = (row) =>
    row.words && !isBoolean(row) && { values: row.words.map((name) => ({ name })) };
  return {
    version: 1.1,
    tags: [
      {
        name: TAG,
        // The format has no place for slots.
        description: `${DESCRIPTION}\n\nSlots:\n${slots.map(({ name, description }) => `- \`${name}\`: ${description}`).join('\n')}`,
        attributes: writtenOf(attributes).map((row) => ({
          name: row.attribute,
          description:
            row.default === 'none'
              ? row.description
              : `${row.description}\n\nDefault: ${row.default}`,
          ...(isBoolean(row) && { valueSet: 'v' }),
          ...wordsOf(row),
        })),
      },
    ],
  };
}

const attributeValue = (row) => {
  if (isBoolean(row)) return { value: { type: 'boolean', required: false } };
  return row.words
    ? { value: { type: row.words.map((word) => `'${word}'`).join(' | ') } }
    : { value: { type: 'string' } };
};

/** Completions for HTML, JavaScript and CSS in JetBrains' editors. */
export function webTypes({ attributes, events, customProperties, parts, slots }, version) {
  return {
    $schema: 'https://json.schemastore.org/web-types',
    name: TAG,
    version,
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: [
          {
            name: TAG,
            description: DESCRIPTION,
            attributes: writtenOf(attributes).map((row) => ({
              name: row.attribute,
              ...withDefault(row),
              ...attributeValue(row),
            })),
            slots: [{ name: '' }, ...slots],
            js: {
              properties: attributes
                .filter((row) => row.propertyType)
                .map((row) => ({
                  name: row.property,
                  description: row.description,
                  type: row.propertyType,
                })),
              events: eventRows(events).map((event) => ({
                name: event.name,
                description: event.description,
              })),
            },
            css: {
              properties: customProperties.map(({ name, description, default: standard }) => ({
                name,
                description: `${description}. Default: ${standard}.`,
              })),
              parts,
            },
          },
        ],
      },
    },
  };
}
