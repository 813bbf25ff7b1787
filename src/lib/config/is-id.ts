import { ID_MAX_LENGTH } from '../first-limits.ts';
import type { Id } from './id.ts';

const ID = /^[A-Za-z0-9_-]+$/;

/** Whether a text may stand as an id in a path: letters, digits, `_` and `-`, at most 64. Contract section 3. */
export function isId(text: string): text is Id {
  return text.length <= ID_MAX_LENGTH && ID.test(text);
}
