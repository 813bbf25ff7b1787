/** What the playground offers to begin with. */
export const STARTS: readonly { id: string; code: string }[];

/** The hash of the address that opens the playground with this code. */
export function hashOf(code: string): string;

/** The code in a hash; null where it holds none, or none that can be read. */
export function codeIn(hash: string): string | null;

/** Whether code does more than show the element. */
export function hasScripts(code: string): boolean;

/** The page of the playground's frame; without `runsScripts` only the element's scripts run. */
export function framePage(
  code: string,
  frame: { host: string; language: string; runsScripts: boolean },
): string;
