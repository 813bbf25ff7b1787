import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { useTranslate, StepScreen } from '../../../screen-kit/screen.tsx';
import { ActionBar, Button } from '../../../ui/action/button.tsx';
import { smartIsOpenAtom } from '../../offer/state/offer-atoms.ts';
import { PayAgain } from '../../payment/screens/pay-again.tsx';
import {
  declineMembershipAction,
  continueAsMemberAction,
  signInForPlansAction,
} from '../state/plan-purchase.ts';
import { plansAtom } from '../state/plans-state.ts';
import { MemberView } from './member-view.tsx';
import { Benefits, SmartCard } from './plan-card.tsx';
import './plans.css';
import { RefusalNotice } from '../../../screen-kit/refusal-notice.tsx';

/** The benefits of a membership, and the sign-in that it requires. */
function GuestView() {
  const signIn = useSetAtom(signInForPlansAction);
  const t = useTranslate();
  return (
    <SmartCard title={t('premium.signIn.title')} badge={t('reservationType.premium')}>
      <Benefits />
      <p>{t('premium.signIn.text')}</p>
      <Button variant="smart" wide onClick={signIn}>
        {t('premium.signIn.button')}
      </Button>
    </SmartCard>
  );
}

/**
 * The plans before a smart reservation of a customer who is not premium, and a button to continue with a normal one for
 * free. Guests sign in first. Spec section 2 screen 13, section 4 "Premium".
 */
export default function Plans() {
  const isGuest = useAtomValue(plansAtom) === null;
  const isMember = useAtomValue(smartIsOpenAtom);
  const goOn = useSetAtom(continueAsMemberAction);
  const giveUp = useSetAtom(declineMembershipAction);
  const t = useTranslate();
  // Also if the customer was premium before this step.
  useEffect(() => {
    if (isMember) void goOn();
  }, [isMember, goOn]);
  return (
    <StepScreen title={t('premium.title')} intro={t('premium.intro')}>
      {isGuest ? <GuestView /> : <MemberView />}
      <RefusalNotice of="premium" />
      <ActionBar>
        <Button advances onClick={giveUp}>
          {t('premium.giveUp')}
        </Button>
      </ActionBar>
      <PayAgain />
    </StepScreen>
  );
}
