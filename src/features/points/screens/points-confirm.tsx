import { PageSlot } from '../../../screen-kit/page-slot.tsx';
import { useAtomValue, useSetAtom } from 'jotai';

import { nextStepAction } from '../../../flow/state/move-step.ts';
import { pointsOfferedAtom } from '../state/points-atoms.ts';
import { userAtom } from '../../../context/checkout-context.ts';
import { venueAtom } from '../../offer/state/offer-atoms.ts';
import { ActionBar, Button } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { starIcon } from '../../../ui/icon/icon.tsx';
import { CallShopButton } from '../../offer/screens/call-shop-button.tsx';
import { OfferIntro } from '../../offer/screens/offer-intro.tsx';
import { StepScreen, useTranslate } from '../../../screen-kit/screen.tsx';
import { RefusalNotice } from '../../../screen-kit/refusal-notice.tsx';
import './points-confirm.css';

/** The points of a campaign and the button that obtains them. Spec section 2 screen 15. */
export default function PointsConfirm() {
  const points = useAtomValue(pointsOfferedAtom);
  const isGuest = useAtomValue(userAtom) === null;
  const shop = useAtomValue(venueAtom).name;
  const goOn = useSetAtom(nextStepAction);
  const t = useTranslate();
  return (
    <StepScreen
      title={t('points.confirmTitle', { points })}
      intro={t(points > 0 ? 'points.intro' : 'points.introCampaign', { shop })}
    >
      <OfferIntro />
      {isGuest && (
        <Notice icon={starIcon} title={t('points.registeredOnly.title')}>
          {t('points.registeredOnly.text')}
        </Notice>
      )}
      <PageSlot name="before-confirm" />
      <RefusalNotice of="points" action={<CallShopButton />} />
      <ActionBar>
        <Button variant="primary" onClick={() => goOn('points-confirm')}>
          {t('points.obtain')}
        </Button>
      </ActionBar>
    </StepScreen>
  );
}
