import { useAtomValue } from 'jotai';

import { venueAtom } from '../../offer/state/venue-atom.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { StepScreen } from '../../../screen-kit/step-screen.tsx';
import { useTranslate } from '../../../screen-kit/use-translate.ts';

/** While the server is asked. */
export function PointsSending() {
  const shop = useAtomValue(venueAtom).name;
  const t = useTranslate();
  return (
    <StepScreen title={t('points.sending')} intro={shop}>
      <Skeleton shape="block" />
      <Skeleton shape="button" />
    </StepScreen>
  );
}
