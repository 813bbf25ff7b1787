import { escapeHtml } from '../../site/html.ts';
import {
  DIALOG_ID,
  isModal,
  SCRIPT_FILES,
  tagAttributes,
  telephoneOf,
  type BuiltElement,
  type BuiltScript,
} from './built-element.ts';

/** Makes a text safe in markup. */
type Escape = (text: string) => string;

/** Safe in markup whose template language begins with `{`: an entity is no brace to it. */
export const escapeTemplate: Escape = (text) => escapeHtml(text).replaceAll('{', '&#123;');

/** The script tag, on one line. */
export function scriptLine({ host, file, integrity }: BuiltScript): string {
  const kind = SCRIPT_FILES[file] === 'module' ? 'type="module"' : 'defer';
  const checked = integrity === null ? '' : ` integrity="${integrity}" crossorigin="anonymous"`;
  return `<script ${kind} src="${escapeHtml(host)}/${file}"${checked}></script>`;
}

/** A style element with rules; nothing without any. */
export function styleLines(rules: readonly string[]): readonly string[] {
  return rules.length > 0 ? ['<style>', ...rules.map((rule) => `  ${rule}`), '</style>'] : [];
}

/** The link that shows until the element is ready, and when it cannot be shown. */
export function fallbackOf(built: BuiltElement, escape: Escape = escapeHtml): string {
  const number = telephoneOf(built);
  return number === '' ? '' : `<a href="tel:${number}">${escape(built.phone)}</a>`;
}

/** The page's own button that opens a dialog. */
export function buttonLines(built: BuiltElement, escape: Escape = escapeHtml): readonly string[] {
  if (!isModal(built)) return [];
  return [
    `<button type="button" data-merchant-checkout-open="#${DIALOG_ID}">${escape(built.buttonText)}</button>`,
  ];
}

/** Attributes as markup, each with a space in front. */
export function writtenAttributes(
  attributes: readonly (readonly [string, string | true])[],
  escape: Escape = escapeHtml,
): string {
  return attributes
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escape(value)}"`))
    .join('');
}

/** The element, on one line. */
export function elementLine(built: BuiltElement, escape: Escape = escapeHtml): string {
  const attributes = writtenAttributes(tagAttributes(built), escape);
  return `<merchant-checkout${attributes}>${fallbackOf(built, escape)}</merchant-checkout>`;
}

/** Indents lines by two spaces for each level. */
export function indented(lines: readonly string[], levels: number): readonly string[] {
  return lines.map((line) => `${'  '.repeat(levels)}${line}`);
}
