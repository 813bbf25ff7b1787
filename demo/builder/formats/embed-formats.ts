import type { EmbedFormat } from './built-element.ts';
import { FRAMEWORK_FORMATS } from './frameworks.ts';
import { PAGE_FORMATS } from './pages.ts';
import { WORDPRESS_FORMATS } from './wordpress.ts';

const { html, div, ...templates } = PAGE_FORMATS;

/** Every way to write a built element down, in the order of the page. */
export const EMBED_FORMATS = {
  html,
  div,
  ...FRAMEWORK_FORMATS,
  ...WORDPRESS_FORMATS,
  ...templates,
} as const satisfies Readonly<Record<string, EmbedFormat>>;

export type EmbedFormatName = keyof typeof EMBED_FORMATS;

/** Whether a text names a format. */
export function isEmbedFormat(name: string): name is EmbedFormatName {
  return Object.hasOwn(EMBED_FORMATS, name);
}
