import { ATTRIBUTES_TYPE, ELEMENT_TYPE, PROPERTIES_TYPE } from './typed-api.mjs';

const HEAD = '// Written by the build from the attributes, events and methods of the element.';

const TAIL = `declare global {
  interface Window {
    /** Calls for every \`<merchant-checkout>\` of the page; may be filled before the module has loaded. */
    merchantCheckout?: PageCallback[];
  }
  interface HTMLElementTagNameMap {
    'merchant-checkout': ${ELEMENT_TYPE};
  }
  interface HTMLElementEventMap extends CheckoutEventMap {}
  interface DocumentEventMap extends CheckoutEventMap {}
  interface WindowEventMap extends CheckoutEventMap {}
}`;

const isPlainName = (name) => /^\w+$/.test(name);

const keyOf = (name) => (isPlainName(name) ? name : `'${name}'`);

/** A description as a comment, with its default, if any, as a tag. */
const comment = (text, standard) =>
  standard && standard !== 'none'
    ? `  /**\n   * ${text}\n   * @default ${standard.replaceAll('`', '')}\n   */`
    : `  /** ${text} */`;

const interfaceText = (sentence, head, members) =>
  `/** ${sentence} */\nexport interface ${head} {\n${members.join('\n')}\n}`;

function memberText({ name, parameters, type, description }) {
  const text = parameters
    ? `${name}(${parameters.map((each) => each.text).join(', ')}): ${type};`
    : `readonly ${name}: ${type};`;
  return `${comment(description)}\n  ${text}`;
}

/** The one declaration file of the package. It imports nothing, so that it needs no package to be installed. */
export function declarationFile({ attributes, members, declarations }) {
  const markup = attributes
    .filter((row) => row.attributeType)
    .map(
      (row) =>
        `${comment(row.description, row.default)}\n  ${keyOf(row.attribute)}?: ${row.attributeType};`,
    );
  const properties = attributes
    .filter((row) => row.propertyType)
    .map(
      (row) => `${comment(row.description, row.default)}\n  ${row.property}: ${row.propertyType};`,
    );
  return `${[
    HEAD,
    interfaceText('Every attribute, as markup writes it.', ATTRIBUTES_TYPE, markup),
    interfaceText(
      'Every attribute as a property, except `lang`, which all HTML elements have. Setting `null` restores the attribute.',
      PROPERTIES_TYPE,
      properties,
    ),
    interfaceText(
      '`<merchant-checkout>`: books, orders and sells vouchers for a merchant inside any page.',
      `${ELEMENT_TYPE} extends HTMLElement, ${PROPERTIES_TYPE}`,
      members.map(memberText),
    ),
    ...declarations,
    TAIL,
  ].join('\n\n')}\n`;
}
