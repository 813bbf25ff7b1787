import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { useTranslate } from '../../../screen-kit/messages.ts';
import { StepScreen } from '../../../screen-kit/step-screen.tsx';
import { ActionBar } from '../../../ui/action/action-bar.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { smartIcon } from '../../../ui/icon/booking-icons.ts';
import { smartIsOpenAtom } from '../../offer/state/smart-atoms.ts';
import { AgainQuestion } from '../../payment/screens/again-question.tsx';
import {
  giveUpSmartAction,
  goOnAsMemberAction,
  signInForPlansAction,
} from '../state/plan-purchase.ts';
import { plansAtom } from '../state/plans.ts';
import { MemberView } from './member-view.tsx';
import { Benefits } from './plan-card.tsx';
import './plans.css';

/** What a membership gives, and the sign-in that it takes: plans belong to an account. */
function GuestView() {
  const signIn = useSetAtom(signInForPlansAction);
  const t = useTranslate();
  return (
    <Card
      smart
      title={t('premium.signIn.title')}
      aside={
        <Badge smart icon={smartIcon}>
          {t('reservationType.premium')}
        </Badge>
      }
    >
      <div className="mc-plans__body">
        <Benefits />
        <p className="mc-plans__text">{t('premium.signIn.text')}</p>
        <Button variant="smart" wide onClick={signIn}>
          {t('premium.signIn.button')}
        </Button>
      </div>
    </Card>
  );
}

/** Continues as soon as the customer is premium, by a payment or by having been so already. */
function useMembership() {
  const isMember = useAtomValue(smartIsOpenAtom);
  const goOn = useSetAtom(goOnAsMemberAction);
  useEffect(() => {
    if (isMember) void goOn();
  }, [isMember, goOn]);
}

/** The way on without a plan; it costs nothing and is always shown. Spec section 2 screen 13. */
function GiveUpBar() {
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

/**
 * What stands before a smart reservation of somebody who is not premium: the plans, and the way on with a normal
 * one. Guests sign in first. Spec section 2 screen 13, section 4 "Premium".
 */
export default function Plans() {
  const isGuest = useAtomValue(plansAtom) === null;
  const t = useTranslate();
  useMembership();
  return (
    <StepScreen title={t('premium.title')} intro={t('premium.intro')}>
      {isGuest ? <GuestView /> : <MemberView />}
      <GiveUpBar />
      <AgainQuestion />
    </StepScreen>
  );
}
