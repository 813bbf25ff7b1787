/**
 * What the site's generator would compile as a Vue template: it makes a component of every page, and only fences and
 * blocks with `v-pre` are taken as they are.
 */

/** Components and elements that a page may contain. */
const TAGS = new Set([
  'LiveExample',
  'Playground',
  'ThemeControls',
  'br',
  'details',
  'div',
  'kbd',
  'summary',
]);

const FENCE = /^( *)(```+|~~~+)(?!.*-vue\b)[^\n]*\n[\s\S]*?^\1\2[`~]*[ \t]*$/gm;
const FRONT_MATTER = /^---\n[\s\S]*?\n---$/;
const COMMENT = /<!--[\s\S]*?-->/g;
const V_PRE_BLOCKS = /^<div v-pre>$[\s\S]*?^<\/div>$|^::: v-pre$[\s\S]*?^:::$/gm;

/** Inline code is shown as it is, but its braces are still read. */
const INLINE_CODE = /(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g;
const OPENING_OF_EXPRESSION = /\{\{/;
/** An opening or closing tag; an address in angle brackets is a link. */
const TAG = /<\/?([A-Za-z][\w-]*)(?=[\s/>]|$)/g;

/** A part of a text, emptied, with its lines kept. */
const blank = (part) => part.replaceAll(/[^\n]/g, ' ');

/**
 * The lines of a page in Markdown that Vue would read as an expression or as an unknown tag, as
 * `{ line, text }` with lines from 1.
 */
export function vueTextIn(markdown) {
  const shown = [FRONT_MATTER, FENCE, COMMENT, V_PRE_BLOCKS].reduce(
    (text, pattern) => text.replace(pattern, blank),
    markdown,
  );
  const tagged = shown.replaceAll(INLINE_CODE, blank).split('\n');
  return shown.split('\n').flatMap((text, index) => {
    const tags = [...(tagged[index] ?? '').matchAll(TAG)];
    const isRead =
      OPENING_OF_EXPRESSION.test(text) || tags.some(([, name = '']) => !TAGS.has(name));
    return isRead ? [{ line: index + 1, text: text.trim() }] : [];
  });
}
