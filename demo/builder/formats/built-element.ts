import type { AttributeKey } from '../../../src/lib/config/attributes.ts';
import type { SiteText } from '../../site/site-language.ts';

/** An element made with the builder. */
export interface BuiltElement {
  /** The platform's address, or `sandbox:`; null where the platform serves the script. */
  middleware: string | null;
  /** Attributes in the order of the form; `true` stands for one without a value. No secret of a visitor. */
  attributes: readonly BuiltAttribute[];
  /** Custom properties that differ from their defaults, as values of CSS. */
  look: Readonly<Record<string, string>>;
  /** Telephone of the fallback link, as it is shown; empty without one. */
  phone: string;
  /** The text of the button of `mode="modal"`. */
  buttonText: string;
}

/** An attribute of a built element. */
export interface BuiltAttribute {
  key: AttributeKey;
  name: string;
  value: string | true;
}

/** The script of the element, as a page loads it. */
export interface BuiltScript {
  /** Folder of the files, without a slash at its end. */
  host: string;
  file: ScriptFile;
  /** Subresource integrity; null without it. */
  integrity: string | null;
}

/** The files that a page can load, with their kind. */
export const SCRIPT_FILES = {
  'merchant-checkout.js': 'module',
  'merchant-checkout.standalone.js': 'module',
  'merchant-checkout.classic.js': 'classic',
} as const;
export type ScriptFile = keyof typeof SCRIPT_FILES;

/** A way to write a built element down. */
export interface EmbedFormat {
  title: string;
  /** The name of a downloaded file. */
  file: string;
  /** Whether the code holds a script tag; packages and plugins bring the script along. */
  hasScript: boolean;
  /** Notes beside the code. */
  note: SiteText | null;
  /** The names of attributes that the format cannot hold; the code is without them. */
  omits: (built: BuiltElement) => readonly string[];
  write: (built: BuiltElement, script: BuiltScript) => string;
}

/** For formats that hold every attribute. */
export const OMITS_NOTHING: EmbedFormat['omits'] = () => [];

/** The id that a page's button opens. */
export const DIALOG_ID = 'checkout';

const modeOf = ({ attributes }: BuiltElement) =>
  attributes.find(({ key }) => key === 'mode')?.value;

/** Whether a button of the page opens the element. */
export const isModal = (built: BuiltElement): boolean => modeOf(built) === 'modal';

/** The attributes of the tag, with the id of a dialog and the platform's address. */
export function tagAttributes(built: BuiltElement): readonly (readonly [string, string | true])[] {
  return [
    ...(isModal(built) ? [['id', DIALOG_ID] as const] : []),
    ...(built.middleware === null ? [] : [['middleware', built.middleware] as const]),
    ...built.attributes.map(({ name, value }) => [name, value] as const),
  ];
}

/** The telephone as the address of a link; empty without one. */
export const telephoneOf = ({ phone }: BuiltElement): string => phone.replaceAll(/[^\d+]/g, '');

/**
 * The heights that the element itself reserves: of most first steps, and of a booking form in a narrow column. `waiting` selects
 * what stands in the page until the script has loaded.
 */
function roomRules({ attributes }: BuiltElement, waiting: string): readonly string[] {
  const room = `${waiting} { display: block; min-height: 780px; }`;
  const isBooking = attributes.some(({ key }) => key === 'reservationType' || key === 'serviceId');
  const narrow = `@media (width < 640px) { ${waiting} { min-height: 940px; } }`;
  return isBooking ? [room, narrow] : [room];
}

/** The rule of a changed look. */
export function lookRules({ look }: BuiltElement): readonly string[] {
  const properties = Object.entries(look).map(([name, value]) => ` ${name}: ${value};`);
  return properties.length > 0 ? [`merchant-checkout {${properties.join('')} }`] : [];
}

/** The rules of the page: the room that is kept free for `waiting`, where the element stands in the page, and the look. */
export function pageRules(
  built: BuiltElement,
  waiting = 'merchant-checkout:not(:defined)',
): readonly string[] {
  return [...(modeOf(built) === undefined ? roomRules(built, waiting) : []), ...lookRules(built)];
}
