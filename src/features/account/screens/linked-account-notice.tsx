import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { nameOfUser } from '../rules/user-name.ts';
import { userAtom } from '../../../context/checkout-context.ts';
import { isSendingAtom } from '../../../flow/state/flow-atoms.ts';
import { useAnnouncement, useTranslate } from '../../../screen-kit/screen.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useFocusFallback } from '../../../ui/use-focus-fallback.ts';
import { sessionAction } from '../state/session.ts';
import './account-menu.css';

/**
 * Names the account from a link (`name`, else the e-mail address) on every step, with a button to leave it: a forwarded link
 * may belong to someone else.
 */
export function LinkedAccountNotice({ name, token }: { name: string; token: string }) {
  const isSending = useAtomValue(isSendingAtom);
  const dispatch = useSetAtom(sessionAction);
  const t = useTranslate();
  const title = t('account.linked.title', { name });
  useAnnouncement(title);
  useEffect(() => void dispatch({ kind: 'named', token }), [dispatch, token]);
  const notMe = (
    <Button advances disabled={isSending} onClick={() => void dispatch({ kind: 'notYou' })}>
      {t('account.linked.notYou')}
    </Button>
  );
  return (
    <Notice kind="warning" title={title} action={notMe}>
      {t('account.linked.text')}
    </Notice>
  );
}

/** The notice about an account from a link. Disappears with the account and passes its focus on. */
export default function LinkedAccountBand() {
  const user = useAtomValue(userAtom);
  const place = useFocusFallback();
  return (
    <div ref={place} className="mc-linked">
      {user && <LinkedAccountNotice name={nameOfUser(user)} token={user.token} />}
    </div>
  );
}
