import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { goOnAsMemberAction } from '../state/leave-plans.ts';
import { plansAtom } from '../state/plans-atom.ts';
import { smartIsOpenAtom } from '../../offer/state/smart-atoms.ts';
import { AgainQuestion } from '../../payment/screens/again-question.tsx';
import { StepScreen } from '../../../screen-kit/step-screen.tsx';
import { useTranslate } from '../../../screen-kit/use-translate.ts';
import { GiveUpBar } from './give-up-bar.tsx';
import { GuestView } from './guest-view.tsx';
import { MemberView } from './member-view.tsx';
import './plans.css';

/** Goes on as soon as the customer is premium, by a payment or by having been so already. */
function useMembership() {
  const isMember = useAtomValue(smartIsOpenAtom);
  const goOn = useSetAtom(goOnAsMemberAction);
  useEffect(() => {
    if (isMember) void goOn();
  }, [isMember, goOn]);
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
