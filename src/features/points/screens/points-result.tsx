import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { obtainPointsAction } from '../state/obtain-points.ts';
import { pointsOutcomeAtom } from '../state/points-atoms.ts';
import { PointsObtained } from './points-obtained.tsx';
import { PointsSending } from './points-sending.tsx';
import { PointsUnknown } from './points-unknown.tsx';

const VIEWS = { sending: PointsSending, obtained: PointsObtained, unknown: PointsUnknown };

/**
 * Obtains the campaign as soon as it is reached and says what became of it. The action, not this picture, sees to
 * it that it happens once. Spec section 4 "Campaign offer code".
 */
export default function PointsResult() {
  const View = VIEWS[useAtomValue(pointsOutcomeAtom)];
  const obtain = useSetAtom(obtainPointsAction);
  useEffect(() => void obtain(), [obtain]);
  return <View />;
}
