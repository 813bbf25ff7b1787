import { atom } from 'jotai/vanilla';

import { load } from './checkout-context.ts';
import type { Resource } from './resource.ts';

type Late = Pick<Resource<unknown>, 'obtain' | 'expire' | 'forget'>;

/** A resource whose code loads when it is first obtained; until then it has nothing to expire or to forget. */
export function lateResource(code: () => Promise<Late>): Late {
  const loadedAtom = atom<Late | null>(null);
  const end = (name: 'expire' | 'forget') =>
    atom(null, (get, set) => {
      const loaded = get(loadedAtom);
      if (loaded) set(loaded[name]);
    });
  return {
    obtain: atom(null, async (get, set) => {
      const loaded = await load(get, code);
      set(loadedAtom, loaded);
      return set(loaded.obtain);
    }),
    expire: end('expire'),
    forget: end('forget'),
  };
}
