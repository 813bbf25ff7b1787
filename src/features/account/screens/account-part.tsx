import { useAtomValue } from 'jotai';

import { linkedAccountAtom } from '../state/linked-account-atom.ts';
import { userAtom } from '../../../context/user-atom.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { LazyPartView } from '../../../screen-kit/lazy-part.tsx';
import type { LazyPart } from '../../../screen-kit/screen.ts';

/** Leaving an account empties what its profile filled in, so the contact form's texts come along. */
const ACCOUNT_STRIP: LazyPart = {
  load: () => import('./account-strip.tsx'),
  catalogs: ['account', 'contact'],
};

/** The account strip, whose code no guest has to load. */
export function AccountPart() {
  const isSignedIn = useAtomValue(userAtom) !== null;
  const isLinked = useAtomValue(linkedAccountAtom) !== null;
  if (!isSignedIn) return null;
  return (
    <div className="mc-account">
      <LazyPartView
        part={ACCOUNT_STRIP}
        waiting={<Skeleton shape={isLinked ? 'block' : 'button'} />}
      />
    </div>
  );
}
