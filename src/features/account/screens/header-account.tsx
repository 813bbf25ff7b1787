import { useAtomValue } from 'jotai';

import { userAtom } from '../../../context/checkout-context.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Deferred, deferred } from '../../../screen-kit/deferred.tsx';

// Signing out clears the fields that the profile filled in, so the texts of the contact form are loaded as well.
const ACCOUNT_MENU = deferred(() => import('./account-menu.tsx'), ['account', 'shared']);
const LINKED_ACCOUNT = deferred(() => import('./linked-account-notice.tsx'), ['account']);

/** The avatar of the signed-in user. Guests never load its code. */
export function HeaderAccount() {
  const isSignedIn = useAtomValue(userAtom) !== null;
  if (!isSignedIn) return null;
  return (
    <div className="mc-account">
      <Deferred of={ACCOUNT_MENU} isQuiet />
    </div>
  );
}

/** The owner of the account from a link, with "not you?". `isQuiet`: as for `Deferred`. */
export function LinkedAccount({ isQuiet }: { isQuiet: boolean }) {
  return (
    <Deferred
      of={LINKED_ACCOUNT}
      isQuiet={isQuiet}
      waiting={!isQuiet && <Skeleton shape="block" />}
    />
  );
}
