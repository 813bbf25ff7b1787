import { say } from '../../site/site-language.ts';
import {
  DIALOG_ID,
  isModal,
  lookRules,
  type BuiltAttribute,
  type BuiltElement,
  type EmbedFormat,
} from './built-element.ts';
import { fallbackOf, styleLines } from './markup.ts';

/** Editors may not set the servers of a page, and a shortcode ends at the `]` of a list. */
const NOT_DECLARED: readonly string[] = ['hostName', 'parentOrigin', 'cartItems'];

const isDeclared = ({ key }: BuiltAttribute): boolean => !NOT_DECLARED.includes(key);

/** Whether a shortcode can hold a value: neither its end, nor markup, nor both quotes. */
const fitsShortcode = ({ value }: BuiltAttribute): boolean =>
  value === true || (!/[[\]<>]/.test(value) && !(value.includes('"') && value.includes("'")));

const isInShortcode = (attribute: BuiltAttribute): boolean =>
  isDeclared(attribute) && fitsShortcode(attribute);

const namesWithout = (
  { attributes }: BuiltElement,
  isHeld: (attribute: BuiltAttribute) => boolean,
): readonly string[] =>
  attributes.filter((attribute) => !isHeld(attribute)).map(({ name }) => name);

/** Text of a button or a telephone, without what a shortcode cannot hold. */
const plain = (text: string): string => text.replaceAll(/["[\]<>]/g, '');

/** The plugin keeps the room and the platform's address. */
function shortcode(built: BuiltElement): string {
  const written = built.attributes.filter(isInShortcode).map(({ name, value }) => {
    if (value === true) return ` ${name}`;
    return value.includes('"') ? ` ${name}='${value}'` : ` ${name}="${value}"`;
  });
  const dialog = isModal(built) ? ` id="${DIALOG_ID}" button="${plain(built.buttonText)}"` : '';
  const fallback = fallbackOf(built, plain);
  return [
    ...styleLines(lookRules(built)),
    `[merchant_checkout${dialog}${written.join('')}]${fallback}[/merchant_checkout]`,
  ].join('\n');
}

/** JSON in a comment of a block, escaped as the editor does it. */
function blockJson(value: Readonly<Record<string, string | boolean>>): string {
  return JSON.stringify(value)
    .replaceAll('\\\\', '\\u005c')
    .replaceAll('--', '\\u002d\\u002d')
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\\"', '\\u0022');
}

function block(built: BuiltElement): string {
  const attributes = built.attributes
    .filter(isDeclared)
    .map(({ name, value }) => [name, value === 'false' ? false : value] as const);
  const style = styleLines(lookRules(built));
  const json = blockJson({
    ...(isModal(built) ? { id: DIALOG_ID, button: built.buttonText } : {}),
    ...(built.phone === '' ? {} : { phone: built.phone }),
    ...Object.fromEntries(attributes),
  });
  return [
    ...(style.length > 0 ? ['<!-- wp:html -->', ...style, '<!-- /wp:html -->', ''] : []),
    `<!-- wp:merchant-checkout/checkout ${json} /-->`,
  ].join('\n');
}

/** The markup that the plugin turns into the element. An administrator sets the platform's address. */
export const WORDPRESS_FORMATS = {
  'wordpress-block': {
    title: 'WordPress (block)',
    file: 'booking-block.html',
    hasScript: false,
    note: say(
      'Com a extensão Merchant Checkout. Cole no editor de código da página; o endereço da plataforma está em Definições > Merchant Checkout.',
      'With the plugin Merchant Checkout. Paste into the code editor of the page; the platform’s address stands under Settings > Merchant Checkout.',
    ),
    omits: (built) => namesWithout(built, isDeclared),
    write: block,
  },
  'wordpress-shortcode': {
    title: 'WordPress (shortcode)',
    file: 'booking-shortcode.txt',
    hasScript: false,
    note: say(
      'Com a extensão Merchant Checkout. O endereço da plataforma está em Definições > Merchant Checkout.',
      'With the plugin Merchant Checkout. The platform’s address stands under Settings > Merchant Checkout.',
    ),
    omits: (built) => namesWithout(built, isInShortcode),
    write: shortcode,
  },
} as const satisfies Readonly<Record<string, EmbedFormat>>;
