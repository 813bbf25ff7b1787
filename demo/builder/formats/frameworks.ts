import { ATTRIBUTES, propertyName } from '../../../src/lib/config/attributes.ts';
import { say } from '../../site/site-language.ts';
import {
  DIALOG_ID,
  isModal,
  lookRules,
  OMITS_NOTHING,
  tagAttributes,
  telephoneOf,
  type BuiltAttribute,
  type BuiltElement,
  type BuiltScript,
  type EmbedFormat,
} from './built-element.ts';
import {
  buttonLines,
  escapeTemplate,
  fallbackOf,
  indented,
  styleLines,
  writtenAttributes,
} from './markup.ts';

/** In a bundle the script's origin is the page's: the platform must be named. */
function withMiddleware(built: BuiltElement, { host }: BuiltScript): BuiltElement {
  return { ...built, middleware: built.middleware ?? host };
}

/** A text of TypeScript, in single quotes. */
const scriptText = (value: string): string =>
  `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

/** A property of React's component; a text with anything unusual is an expression. */
function reactProperty({ key, value }: BuiltAttribute): string {
  const name = propertyName(key);
  if (typeof ATTRIBUTES[key].default === 'boolean')
    return value === 'false' ? `${name}={false}` : name;
  return reactText(name, String(value));
}

function reactText(name: string, value: string): string {
  return /^[\w :/.,+-]*$/.test(value) ? `${name}="${value}"` : `${name}={${scriptText(value)}}`;
}

function react(given: BuiltElement, script: BuiltScript): string {
  const built = withMiddleware(given, script);
  const look = Object.entries(built.look).map(
    ([name, value]) => `['${name}' as string]: ${scriptText(value)}`,
  );
  const properties = [
    ...(isModal(built) ? [`id="${DIALOG_ID}"`] : []),
    reactText('middleware', built.middleware ?? ''),
    ...built.attributes.map(reactProperty),
    ...(look.length > 0 ? [`style={{ ${look.join(', ')} }}`] : []),
  ];
  const number = telephoneOf(built);
  const button = isModal(built)
    ? [
        `<button type="button" data-merchant-checkout-open="#${DIALOG_ID}">`,
        `  {${scriptText(built.buttonText)}}`,
        '</button>',
      ]
    : [];
  const element = [
    '<MerchantCheckout',
    ...indented(properties, 1),
    ...(number === ''
      ? ['/>']
      : ['>', `  <a href="tel:${number}">{${scriptText(built.phone)}}</a>`, '</MerchantCheckout>']),
  ];
  const body = button.length > 0 ? ['<>', ...indented([...button, ...element], 1), '</>'] : element;
  return [
    "import { MerchantCheckout } from 'merchant-checkout/react';",
    '',
    'export function Booking() {',
    '  return (',
    ...indented(body, 2),
    '  );',
    '}',
  ].join('\n');
}

/** The tag of a template, an attribute on each line. */
function templateLines(built: BuiltElement): readonly string[] {
  const attributes = tagAttributes(built).map((attribute) =>
    writtenAttributes([attribute], escapeTemplate).trim(),
  );
  const fallback = fallbackOf(built, escapeTemplate);
  return [
    ...buttonLines(built, escapeTemplate),
    '<merchant-checkout',
    ...indented(attributes, 1),
    `>${fallback}</merchant-checkout>`,
  ];
}

function vue(given: BuiltElement, script: BuiltScript): string {
  const built = withMiddleware(given, script);
  const style = styleLines(lookRules(built));
  return [
    '<script setup lang="ts">',
    "import 'merchant-checkout';",
    '</script>',
    '',
    '<template>',
    ...indented(templateLines(built), 1),
    '</template>',
    ...(style.length > 0 ? ['', ...style] : []),
  ].join('\n');
}

/** Angular reads `{{` in a value as an expression, written as an entity too. */
const isExpression = ({ value }: BuiltAttribute): boolean => value !== true && value.includes('{{');

/** Safe in a template of Angular within a template literal: `@` begins a block there, `}` ends one. */
const inTemplateLiteral = (line: string): string =>
  line
    .replaceAll('&#123;&#123;', '&#123; &#123;')
    .replaceAll('@', '&#64;')
    .replaceAll('}', '&#125;')
    .replaceAll('\\', '\\\\')
    .replaceAll('`', '\\`');

function angular(given: BuiltElement, script: BuiltScript): string {
  const attributes = given.attributes.filter((attribute) => !isExpression(attribute));
  const built = withMiddleware({ ...given, attributes }, script);
  const look = lookRules(built);
  return [
    "import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';",
    "import 'merchant-checkout';",
    '',
    '@Component({',
    "  selector: 'app-booking',",
    '  schemas: [CUSTOM_ELEMENTS_SCHEMA],',
    '  template: `',
    ...indented(templateLines(built).map(inTemplateLiteral), 2),
    '  `,',
    ...(look.length > 0 ? ['  styles: `', ...indented(look, 2), '  `,'] : []),
    '})',
    'export class BookingComponent {}',
  ].join('\n');
}

const PACKAGE_NOTE = say(
  'Instale o pacote: npm install merchant-checkout. O seu empacotador traz o script.',
  'Install the package: npm install merchant-checkout. Your bundler brings the script along.',
);

/** Components of frameworks, which import the package. */
export const FRAMEWORK_FORMATS = {
  react: {
    title: 'React',
    file: 'Booking.tsx',
    hasScript: false,
    note: say(
      `${PACKAGE_NOTE.pt} Com o React 19, importe de merchant-checkout/react-shared.`,
      `${PACKAGE_NOTE.en} With React 19, import from merchant-checkout/react-shared.`,
    ),
    omits: OMITS_NOTHING,
    write: react,
  },
  vue: {
    title: 'Vue',
    file: 'Booking.vue',
    hasScript: false,
    note: say(
      `${PACKAGE_NOTE.pt} Diga ao Vue que merchant-checkout é um elemento: isCustomElement.`,
      `${PACKAGE_NOTE.en} Tell Vue that merchant-checkout is an element: isCustomElement.`,
    ),
    omits: OMITS_NOTHING,
    write: vue,
  },
  angular: {
    title: 'Angular',
    file: 'booking.component.ts',
    hasScript: false,
    note: PACKAGE_NOTE,
    omits: ({ attributes }) => attributes.filter(isExpression).map(({ name }) => name),
    write: angular,
  },
} as const satisfies Readonly<Record<string, EmbedFormat>>;
