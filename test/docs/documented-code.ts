import {
  additionsIn,
  examplesIn,
  PAGES_WITH_ADDITIONS,
  PAGES_WITH_EXAMPLES,
  PAGES_WITH_SNIPPETS,
  snippetsIn,
  type Example,
} from '../../docs/examples.mjs';
import { readPage } from './read-page.ts';

/** Code of a page of the documentation, as its reader tries it on a page. */
export interface DocumentedCode {
  /** The page, the kind of code and its place: `example 1 of recipes/modal.md`. */
  what: string;
  code: string;
  language: Example['language'];
}

const KINDS = {
  example: { pages: PAGES_WITH_EXAMPLES, codeIn: examplesIn },
  snippet: { pages: PAGES_WITH_SNIPPETS, codeIn: snippetsIn },
  addition: { pages: PAGES_WITH_ADDITIONS, codeIn: additionsIn },
} as const;

/** Pages to look at (`live`), lines with an element to copy, and lines to add to a page that has one. */
export type Kind = keyof typeof KINDS;

/** The code of that kind on a page, in order. */
export async function codeOf(kind: Kind, path: string): Promise<readonly DocumentedCode[]> {
  return KINDS[kind].codeIn(path, await readPage(path)).map(({ code, language }, index) => ({
    what: `${kind} ${index + 1} of ${path}`,
    code,
    language,
  }));
}

const COMMENT = /<!--[\s\S]*?-->/g;

/** The script tag of the checkout itself, which every page has. */
const CHECKOUT_SCRIPT = /<script[^>]* src="[^"]*\/merchant-checkout\.js"[^>]*>\s*<\/script>/g;

/** What only a browser runs: a page's own scripts, styles, links, policies and frames, a dialog, and a checkout that waits to be in view. */
const PAGE_PARTS =
  /<(script|style|link|meta|iframe|template|button)\b|\s(data-merchant-checkout|mode=|loading=)|\son\w+=/i;

/** Whether code is an element with its attributes and content alone, which a page of happy-dom shows as Chromium does. */
export const isElementAlone = ({ code }: DocumentedCode): boolean =>
  !PAGE_PARTS.test(code.replaceAll(COMMENT, '').replaceAll(CHECKOUT_SCRIPT, ''));

/** Code that does the same has the same text here: without comments, and without the words of its language between tags. */
export const sense = ({ code }: DocumentedCode): string =>
  code
    .replaceAll(COMMENT, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/>[^<>]*<(?!\/script)/g, '><')
    .replaceAll(/\s+/g, ' ');

/** The code of that kind that only a browser runs, each once: most pages stand in two languages with the same code. */
export async function codeForBrowser(kind: Kind): Promise<readonly DocumentedCode[]> {
  const pages = await Promise.all(KINDS[kind].pages.map((path) => codeOf(kind, path)));
  const code = pages.flat().filter((each) => !isElementAlone(each));
  return [...new Map(code.map((each) => [sense(each), each])).values()];
}
