import { useAtomValue, useSetAtom } from 'jotai';

import type { MessageKey } from '../../../platform/i18n/message-key.ts';
import { useAnnouncement, useTranslate } from '../../../screen-kit/messages.ts';
import { ActionBar } from '../../../ui/action/action-bar.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import {
  giveUpSmartAction,
  membershipCheckAtom,
  planPurchaseAtom,
  type MembershipCheck,
} from '../state/plan-purchase.ts';
import { checkMembershipAction } from '../state/plans.ts';

/** The way on without a plan; it costs nothing and is always at hand. Spec section 2 screen 13. */
export function GiveUpBar() {
  const giveUp = useSetAtom(giveUpSmartAction);
  const t = useTranslate();
  return (
    <ActionBar>
      <Button advances onClick={giveUp}>
        {t('premium.giveUp')}
      </Button>
    </ActionBar>
  );
}

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
