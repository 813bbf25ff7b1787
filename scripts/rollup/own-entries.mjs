/** valibot's own module; its text is one file. */
const VALIBOT = /\/node_modules\/valibot\/dist\/index\.m?js$/;

const INHERITED = 'for (const key in this.entries)';
const OWN = 'for (const key of Object.keys(this.entries))';

/**
 * Makes valibot walk the entries of a schema without those that old scripts of a page have put into Object.prototype.
 * Throws if valibot no longer walks them in this way: then this fix is not needed, or has to change.
 */
export function withOwnEntries(code) {
  if (!code.includes(INHERITED))
    throw new Error(
      'valibot walks its entries in another way: check scripts/rollup/own-entries.mjs.',
    );
  return code.replaceAll(INHERITED, OWN);
}

/** The plugin for rollup that applies `withOwnEntries` to valibot. */
export function ownEntries() {
  return {
    name: 'own-entries',
    transform: (code, id) => (VALIBOT.test(id) ? { code: withOwnEntries(code), map: null } : null),
  };
}
