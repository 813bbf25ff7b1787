import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { isSendingAtom } from '../../../flow/state/holds-customer-atom.ts';
import type { LinkedAccount } from '../state/linked-account-atom.ts';
import { linkedAccountSeenAction } from '../state/may-submit.ts';
import { leaveLinkedAccountAction } from '../state/leave-linked-account.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useAnnouncement } from '../../../screen-kit/use-announcement.ts';
import { useTranslate } from '../../../screen-kit/use-translate.ts';

/** Whose account a link brought, on every step, with the way out of it. A forwarded link may be another's. */
export function LinkedAccountNotice({ account }: { account: LinkedAccount }) {
  const isSending = useAtomValue(isSendingAtom);
  const leave = useSetAtom(leaveLinkedAccountAction);
  const see = useSetAtom(linkedAccountSeenAction);
  const t = useTranslate();
  const title = t('account.linked.title', { name: account.name || account.username });
  useAnnouncement(title);
  useEffect(() => see(account.token), [see, account.token]);
  const notMe = (
    <Button advances disabled={isSending} onClick={() => void leave()}>
      {t('account.linked.notYou')}
    </Button>
  );
  return (
    <Notice kind="warning" title={title} action={notMe}>
      {t('account.linked.text')}
    </Notice>
  );
}
