import { elementTag, scriptTag } from '../site/embedding.ts';

/** What somebody has put together with the builder. */
export interface BuiltElement {
  /** Attributes of the element; `true` stands for one without a value. */
  attributes: Readonly<Record<string, string | true>>;
  /** Custom properties that differ from their defaults. */
  look: Readonly<Record<string, string>>;
  /** Telephone of the fallback link, as it is shown; empty without one. */
  phone: string;
  /** What the button of `mode="modal"` says. */
  buttonText: string;
}

/** The id that a page's button opens. */
const DIALOG_ID = 'checkout';

function fallbackOf({ phone }: BuiltElement): string {
  const number = phone.replaceAll(/[^\d+]/g, '');
  return number === '' ? '' : `<a href="tel:${number}">${number}</a>`;
}

function attributesOf({ attributes }: BuiltElement): BuiltElement['attributes'] {
  return attributes['mode'] === 'modal' ? { id: DIALOG_ID, ...attributes } : attributes;
}

function buttonOf({ attributes, buttonText }: BuiltElement): readonly string[] {
  if (attributes['mode'] !== 'modal') return [];
  return [
    `<button type="button" data-merchant-checkout-open="#${DIALOG_ID}">${buttonText}</button>`,
  ];
}

/** Heights in px: of most first steps, and of a booking form. */
const ROOM_HEIGHTS = { step: 720, booking: 1080 };

/** The room that README.md tells a page to keep, by what the element will show. */
function roomFor(attributes: BuiltElement['attributes']): string {
  const isBooking = 'reservation-type' in attributes || 'service' in attributes;
  const height = ROOM_HEIGHTS[isBooking ? 'booking' : 'step'];
  return `  merchant-checkout:not(:defined) { display: block; min-height: ${height}px; }`;
}

/** The room that is kept free, where nothing else keeps it, and the look where it was changed. */
function styleOf({ attributes, look }: BuiltElement, keepsRoom = true): readonly string[] {
  const rules = attributes['mode'] || !keepsRoom ? [] : [roomFor(attributes)];
  const properties = Object.entries(look).map(([name, value]) => ` ${name}: ${value};`);
  if (properties.length > 0) rules.push(`  merchant-checkout {${properties.join('')} }`);
  return rules.length > 0 ? ['<style>', ...rules, '</style>'] : [];
}

function html(built: BuiltElement, origin: string): string {
  const tag = elementTag({ attributes: attributesOf(built), fallback: fallbackOf(built) });
  return [scriptTag(origin, null), ...styleOf(built), ...buttonOf(built), tag].join('\n');
}

/**
 * A shortcode takes no `]` and no quotes in a value, no session (the page is every visitor's) and no
 * middleware, which an administrator sets. The plugin keeps the room. */
function wordpress(built: BuiltElement): string {
  const { 'session-id': _session, middleware: _middleware, ...attributes } = attributesOf(built);
  const written = Object.entries(attributes).map(([name, value]) =>
    value === true ? ` ${name}` : ` ${name}="${value.replaceAll(/["[\]]/g, '')}"`,
  );
  const shortcode = `[merchant_checkout${written.join('')}]${fallbackOf(built)}[/merchant_checkout]`;
  return [...styleOf(built, false), ...buttonOf(built), shortcode].join('\n');
}

function twig(built: BuiltElement, origin: string): string {
  const text = (value: string) => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  const written = Object.entries(attributesOf(built)).map(
    ([name, value]) => `${text(name)}: ${value === true ? 'true' : text(value)}`,
  );
  return [
    "{% import 'merchant-checkout.html.twig' as checkout %}",
    `{{ checkout.script(${text(origin)}) }}`,
    ...styleOf(built),
    ...buttonOf(built),
    `{{ checkout.element({${written.join(', ')}}, ${text(fallbackOf(built))}) }}`,
  ].join('\n');
}

/** What to paste, by where it is pasted. */
export const EMBED_FORMATS = {
  HTML: html,
  WordPress: wordpress,
  Twig: twig,
} as const satisfies Readonly<Record<string, (built: BuiltElement, origin: string) => string>>;

export type EmbedFormat = keyof typeof EMBED_FORMATS;

/** Whether a text names a format. */
export function isEmbedFormat(name: string): name is EmbedFormat {
  return Object.hasOwn(EMBED_FORMATS, name);
}
