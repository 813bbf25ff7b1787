import { useAtomValue, useSetAtom } from 'jotai';

import type { LinkedAccount } from '../../state/account/linked-account-atom.ts';
import { useOtherAccountAction } from '../../state/actions/account/use-other-account.ts';
import { submissionAtom } from '../../state/submission-atom.ts';
import { Button } from '../../ui/action/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useAnnouncement } from '../parts/use-announcement.ts';
import { useTranslate } from '../parts/use-translate.ts';

/** The action under a name that no linter takes for a hook's. */
const leaveAccountAction = useOtherAccountAction;

/** Whose account a link brought, on every step, with the way out of it. A forwarded link may be another's. */
export function LinkedAccountNotice({ account }: { account: LinkedAccount }) {
  const isSending = useAtomValue(submissionAtom).status === 'sending';
  const leave = useSetAtom(leaveAccountAction);
  const t = useTranslate();
  const title = t('account.linked.title', { name: account.name || account.username });
  useAnnouncement(title);
  const notMe = (
    <Button disabled={isSending} onClick={() => void leave()}>
      {t('account.linked.notYou')}
    </Button>
  );
  return (
    <Notice kind="warning" title={title} action={notMe}>
      {t('account.linked.text')}
    </Notice>
  );
}
