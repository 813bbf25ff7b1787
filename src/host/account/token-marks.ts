import { accountMark } from '../../domain/user/account-mark.ts';

/** Holds "salt own refused...": check sums of tokens, of which no token can be read. */
const KEY = 'merchant-checkout:1:tokens';
const MOST_REFUSED = 8;

/** What an origin remembers of the tokens in its cookies: which one it saw made, and which were put away. */
export interface TokenMarks {
  own(token: string): void;
  refuse(token: string): void;
  sourceOf(token: string): 'own' | 'refused' | 'unknown';
}

/** Keeps the marks in the origin's storage; where it is blocked, for as long as the page lives. Never throws. */
export function createTokenMarks(page: Window, randomId: () => string): TokenMarks {
  let memory = '';

  function read(): readonly [salt: string, own: string, refused: readonly string[]] {
    let text: string | null = memory;
    try {
      text = page.localStorage.getItem(KEY) ?? memory;
    } catch {
      // Storage is blocked: what this page knows counts.
    }
    const [salt = '', own = '', ...refused] = text.split(' ');
    return [salt || randomId(), own, refused];
  }

  function write(salt: string, own: string, refused: readonly string[]): void {
    memory = [salt, own, ...refused.slice(-MOST_REFUSED)].join(' ');
    try {
      page.localStorage.setItem(KEY, memory);
    } catch {
      // As above.
    }
  }

  return {
    own(token) {
      const [salt, , refused] = read();
      const mark = accountMark(salt, token);
      write(
        salt,
        mark,
        refused.filter((each) => each !== mark),
      );
    },
    refuse(token) {
      const [salt, own, refused] = read();
      write(salt, own, [...refused, accountMark(salt, token)]);
    },
    sourceOf(token) {
      const [salt, own, refused] = read();
      const mark = accountMark(salt, token);
      if (refused.includes(mark)) return 'refused';
      return own === mark ? 'own' : 'unknown';
    },
  };
}
