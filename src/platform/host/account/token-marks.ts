import { accountMark } from '../../../lib/account-mark.ts';
import { createStorage } from '../storage.ts';

/** Holds "salt own refused": check sums of tokens, of which no token can be read. */
const KEY = 'merchant-checkout:1:tokens';

/** What an origin remembers of the tokens in its cookies: the one that it saw made, and the last one that was put away. */
export interface TokenMarks {
  own(token: string): void;
  refuse(token: string): void;
  sourceOf(token: string): 'own' | 'refused' | 'unknown';
}

/** Keeps the marks in the origin's storage; where it is blocked, for as long as the page lives. Never throws. */
export function createTokenMarks(page: Window, randomId: () => string): TokenMarks {
  const storage = createStorage(() => page.localStorage);

  /** What is known beside the mark of a token: the salt is made with the first one. */
  function look(token: string) {
    const [salt = '', own, refused] = (storage.read(KEY) ?? randomId()).split(' ');
    return { salt, own, refused, mark: accountMark(salt, token) };
  }

  return {
    own(token) {
      const { salt, refused, mark } = look(token);
      storage.write(KEY, `${salt} ${mark} ${refused === mark ? '' : (refused ?? '')}`);
    },
    refuse(token) {
      const { salt, own, mark } = look(token);
      storage.write(KEY, `${salt} ${own ?? ''} ${mark}`);
    },
    sourceOf(token) {
      const { own, refused, mark } = look(token);
      if (refused === mark) return 'refused';
      return own === mark ? 'own' : 'unknown';
    },
  };
}
