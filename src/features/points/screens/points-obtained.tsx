import { useAtomValue, useSetAtom } from 'jotai';

import { goHomeAction } from '../../../flow/state/go-home.ts';
import { configAtom } from '../../../context/config-atom.ts';
import { pointsObtainedAtom } from '../state/points-atoms.ts';
import { productAtom } from '../../offer/state/product-atom.ts';
import { reservationAtom } from '../../../flow/state/reservation-atom.ts';
import { siteLinksAtom } from '../../../context/site-links-atom.ts';
import { venueAtom } from '../../offer/state/venue-atom.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { SummaryList } from '../../../ui/display/summary-list.tsx';
import { SuccessMark } from '../../../ui/feedback/success-mark.tsx';
import { PageLink } from '../../../screen-kit/page-link.tsx';
import { StepScreen } from '../../../screen-kit/step-screen.tsx';
import { useTranslate } from '../../../screen-kit/use-translate.ts';

/** What was obtained, under which number, and what the points are good for. */
function ObtainedCard() {
  const reservation = useAtomValue(reservationAtom);
  const { prizes, rewards } = useAtomValue(siteLinksAtom);
  const title = useAtomValue(productAtom)?.productTitle;
  const t = useTranslate();
  if (!reservation) return null;
  const rows = [{ label: t('success.reference'), value: reservation.transactionId }];
  return (
    <Card title={title}>
      <SummaryList rows={rows} />
      {(prizes ?? rewards) && (
        <p>
          <PageLink to={prizes ? 'prizes' : 'rewards'} href={prizes ?? rewards ?? ''}>
            {t('success.rewards')}
          </PageLink>
        </p>
      )}
    </Card>
  );
}

/** The points are in the account. Spec section 2 screen 15. */
export function PointsObtained() {
  const points = useAtomValue(pointsObtainedAtom);
  const shop = useAtomValue(venueAtom).name;
  const { mode } = useAtomValue(configAtom);
  const goHome = useSetAtom(goHomeAction);
  const t = useTranslate();
  return (
    <StepScreen
      title={t('points.resultTitle', { points })}
      intro={t('points.resultText', { points, shop })}
      mark={<SuccessMark kind="done" />}
    >
      <ObtainedCard />
      <Button variant="primary" onClick={() => void goHome()}>
        {t(mode === 'inline' ? 'success.home' : 'common.close')}
      </Button>
    </StepScreen>
  );
}
