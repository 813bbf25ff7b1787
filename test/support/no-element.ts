/** In place of the package's own entry: its types, and a tag that stays unknown to the page. */
export type * from '../../src/index.ts';
