import { accountChecksum } from '../../../lib/account-mark.ts';
import { createStorage } from '../storage.ts';
import type { MarksInput, TokenMarks } from './account.ts';
import { nameAtOrigin } from './middleware-cookies.ts';

/** With the middleware's origin, the key of "salt own refused": check sums from which no token can be read. */
const KEY = 'merchant-checkout:1:tokens';

/** The marks of each page whose storage is blocked, for all its elements. */
const memoryOfPage = new WeakMap<Window, Map<string, string>>();

function memoryOf(page: Window): Map<string, string> {
  const memory = memoryOfPage.get(page) ?? new Map<string, string>();
  memoryOfPage.set(page, memory);
  return memory;
}

/** Creates the marks of one middleware origin. In memory if storage is blocked. */
export function createTokenMarks({ page, middleware, randomId }: MarksInput): TokenMarks {
  const area = { kept: 'origin', open: () => page.localStorage } as const;
  const storage = createStorage([area], memoryOf(page));

  /** Reads the stored marks and computes that of a token; creates the salt if there is none. */
  function look(token: string) {
    const key = nameAtOrigin(KEY, middleware());
    const [salt = '', own, refused] = (storage.read(key) ?? randomId()).split(' ');
    return { key, salt, own, refused, mark: accountChecksum(salt, token) };
  }

  return {
    own(token) {
      const { key, salt, refused, mark } = look(token);
      storage.write(key, `${salt} ${mark} ${refused === mark ? '' : (refused ?? '')}`);
    },
    refuse(token) {
      const { key, salt, own, mark } = look(token);
      storage.write(key, `${salt} ${own ?? ''} ${mark}`);
    },
    sourceOf(token) {
      const { own, refused, mark } = look(token);
      if (refused === mark) return 'refused';
      return own === mark ? 'own' : 'unknown';
    },
  };
}
