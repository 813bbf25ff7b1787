import { useAtomValue } from 'jotai';

import { linkedAccountAtom } from '../state/linked-account.ts';
import { userAtom } from '../../../context/checkout-context.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Deferred, deferred } from '../../../screen-kit/deferred.tsx';

/** Leaving an account empties what its profile filled in, so the contact form's texts come along. */
const ACCOUNT_STRIP = deferred(() => import('./account-strip.tsx'));

/** The account strip, whose code no guest has to load; `isQuiet` as of a deferred view. */
export function HeaderAccount({ isQuiet }: { isQuiet: boolean }) {
  const isSignedIn = useAtomValue(userAtom) !== null;
  const isLinked = useAtomValue(linkedAccountAtom) !== null;
  if (!isSignedIn) return null;
  return (
    <div className="mc-account">
      <Deferred
        of={ACCOUNT_STRIP}
        isQuiet={isQuiet}
        waiting={<Skeleton shape={isLinked ? 'block' : 'button'} />}
      />
    </div>
  );
}
