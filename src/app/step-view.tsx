import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';

import { Deferred } from '../screen-kit/deferred.tsx';
import { announceStepAction } from '../flow/state/announcements.ts';
import { AHEAD_OF_TIME_MS } from '../lib/limits.ts';
import { currentEntryAtom, stepChangesAtom } from '../flow/state/flow-atoms.ts';
import { runSignalAtom, servicesAtom } from '../context/checkout-context.ts';
import { LoadingView } from './loading-view.tsx';
import { ScreenBoundary } from './error-boundary.tsx';
import { currentScreenAtom, nextStepAtom, preloadScreenAction } from './step-screens.ts';

/** Shows the step's screen when it has loaded. */
export function StepView() {
  const entry = useAtomValue(currentEntryAtom);
  const screen = useAtomValue(currentScreenAtom);
  if (!entry || !screen) return null;
  return (
    <Deferred key={screen.toString()} of={screen} waiting={<LoadingView />}>
      {(view) => (
        <StepShown>
          <ScreenBoundary>{view}</ScreenBoundary>
        </StepShown>
      )}
    </Deferred>
  );
}

/**
 * Announces a step to page and customer once it is rendered and its atoms are subscribed, so that no press is lost. Preloads
 * the next screen.
 */
function StepShown({ children }: { children: ReactNode }) {
  const announce = useSetAtom(announceStepAction);
  const changes = useAtomValue(stepChangesAtom);
  const following = useAtomValue(nextStepAtom);
  const loadFollowing = useSetAtom(preloadScreenAction);
  const { host } = useAtomValue(servicesAtom);
  const run = useAtomValue(runSignalAtom);
  // A flow that starts again within one render stays mounted, and is announced all the same.
  const shown = useMemo(() => ({ changes, run }), [changes, run]);
  const [, setDrawn] = useState(false);

  // A change of state here lets React run all effects before the browser paints: the step is announced, and shown, one frame earlier.
  // oxlint-disable-next-line react/set-state-in-effect
  useLayoutEffect(() => setDrawn(true), []);

  useEffect(() => announce(shown.changes), [announce, shown]);

  useEffect(() => {
    if (!following) return undefined;
    return host.after(AHEAD_OF_TIME_MS, () => void loadFollowing(following));
  }, [following, loadFollowing, host]);

  return children;
}
