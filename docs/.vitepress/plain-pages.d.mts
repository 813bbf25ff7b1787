import type { Group } from './navigation.mjs';

/** The page at `path` below the folder `docs` as plain Markdown. */
export function plainPage(docs: string, path: string): string;

/** `llms.txt`: the pages of the menu with the first sentence of each; `base` is the path of the site. */
export function llmsText(docs: string, sidebar: readonly Group[], base: string): string;
