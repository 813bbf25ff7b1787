import { useAtomValue, useSetAtom } from 'jotai';

import type { MessageKey } from '../../../platform/i18n/message-key.ts';
import { checkMembershipAction } from '../state/check-membership.ts';
import {
  membershipCheckAtom,
  planPurchaseAtom,
  type MembershipCheck,
} from '../state/plan-purchase-atoms.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useAnnouncement } from '../../../screen-kit/use-announcement.ts';
import { useTranslate } from '../../../screen-kit/use-translate.ts';

const ANSWERS: Partial<Record<MembershipCheck, MessageKey>> = {
  notYet: 'premium.begun.notYet',
  failed: 'premium.begun.failed',
};

function BegunNotice() {
  const check = useAtomValue(membershipCheckAtom);
  const ask = useSetAtom(checkMembershipAction);
  const t = useTranslate();
  const answer = ANSWERS[check];
  const title = t('premium.begun.title');
  useAnnouncement(answer ? t(answer) : title);
  const again = (
    <Button busy={check === 'checking'} onClick={() => void ask()}>
      {t('premium.begun.check')}
    </Button>
  );
  return (
    <Notice kind="warning" title={title} action={again}>
      {answer && <p className="mc-plans__text">{t(answer)}</p>}
      <p className="mc-plans__text">{t('premium.begun.text')}</p>
    </Notice>
  );
}

/** Who opened a payment page already is told before paying again, and may ask whether the payment has arrived. */
export function BegunPurchase() {
  const { status } = useAtomValue(planPurchaseAtom);
  return status === 'begun' ? <BegunNotice /> : null;
}
