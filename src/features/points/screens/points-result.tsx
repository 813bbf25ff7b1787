import { PageSlot } from '../../../screen-kit/page-slot.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { userAtom } from '../../../context/checkout-context.ts';
import { reservationAtom } from '../../booking/state/reservation-atom.ts';
import { stepChangesAtom } from '../../../flow/state/flow-atoms.ts';
import { useTranslate, StepScreen } from '../../../screen-kit/screen.tsx';
import { HomeButton, useRewardsLink } from '../../../screen-kit/result-links.tsx';
import { useUnknownAttemptDetails } from '../../../screen-kit/retry-warning.tsx';
import { ActionBar, Button } from '../../../ui/action/button.tsx';
import { Card, SummaryList } from '../../../ui/display/card.tsx';
import { Stack } from '../../../ui/field/form.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { SuccessMark } from '../../../ui/feedback/success-mark.tsx';
import { Step } from '../../../ui/frame/frame.tsx';
import { bookableAtom, venueAtom } from '../../offer/state/offer-atoms.ts';
import { obtainPointsAction, retryPointsAction } from '../state/obtain-points.ts';
import { pointsObtainedAtom, pointsOutcomeAtom } from '../state/points-atoms.ts';
import { RefusalNotice } from '../../../screen-kit/refusal-notice.tsx';

/** Shown during the request. */
function PointsSending() {
  const shop = useAtomValue(venueAtom).name;
  const t = useTranslate();
  return (
    <StepScreen title={t('points.sending')} intro={shop}>
      <Skeleton shape="block" />
      <Skeleton shape="button" />
    </StepScreen>
  );
}

/** Without an answer, only the customer may try again: the points may have arrived. */
function PointsUnknown() {
  const changes = useAtomValue(stepChangesAtom);
  const retry = useSetAtom(retryPointsAction);
  const t = useTranslate();
  return (
    <Step
      title={t('points.unknown.title')}
      intro={`${t('points.unknown.text')} ${useUnknownAttemptDetails()}`}
      mark={<SuccessMark kind="waiting" />}
      focusTitle={changes > 0}
    >
      <RefusalNotice of="points" />
      <ActionBar>
        <Button variant="primary" onClick={() => void retry()}>
          {t('common.retry')}
        </Button>
      </ActionBar>
    </Step>
  );
}

/** The obtained campaign with its number, the account's new balance and a link to the rewards. */
function ObtainedCard() {
  const reservation = useAtomValue(reservationAtom);
  const rewards = useRewardsLink();
  const title = useAtomValue(bookableAtom)?.productTitle;
  const points = useAtomValue(userAtom)?.points;
  const t = useTranslate();
  if (!reservation) return null;
  const rows = [
    points ? { label: t('points.balance'), value: t('account.points', { points }) } : null,
    { label: t('success.reference'), value: reservation.transactionId },
  ];
  return (
    <Card title={title}>
      <Stack>
        <SummaryList rows={rows} />
        {rewards && <p>{rewards}</p>}
      </Stack>
    </Card>
  );
}

/** The points are in the account. Spec section 2 screen 15. */
function PointsObtained() {
  const points = useAtomValue(pointsObtainedAtom);
  const shop = useAtomValue(venueAtom).name;
  const t = useTranslate();
  return (
    <StepScreen
      title={t('points.resultTitle', { points })}
      intro={t('points.resultText', { points, shop })}
      mark={<SuccessMark kind="done" />}
    >
      <ObtainedCard />
      <PageSlot name="after-success" />
      <HomeButton variant="primary" />
    </StepScreen>
  );
}

const VIEWS = { sending: PointsSending, obtained: PointsObtained, unknown: PointsUnknown };

/**
 * Obtains the campaign as soon as the step is reached, and shows the result. The action ensures that it happens once.
 * Spec section 4 "Campaign offer code".
 */
export default function PointsResult() {
  const View = VIEWS[useAtomValue(pointsOutcomeAtom)];
  const obtain = useSetAtom(obtainPointsAction);
  useEffect(() => void obtain(), [obtain]);
  return <View />;
}
