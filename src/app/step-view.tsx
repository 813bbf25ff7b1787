import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, type ReactNode } from 'react';

import { LoadFailure } from '../screen-kit/load-failure.tsx';
import { announceStepAction } from '../flow/state/announce-step.ts';
import { AHEAD_OF_TIME_MS } from '../flow/state/ahead-of-time.ts';
import { currentEntryAtom, stepChangesAtom } from '../flow/state/flow-atoms.ts';
import { servicesAtom } from '../context/services.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { LoadingView } from './loading-view.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import {
  currentScreenAtom,
  followingStepAtom,
  loadScreenAction,
  screenFailedAtom,
} from './screen-atoms.ts';

/** Shows the step's screen when it has arrived, and fetches the one that follows ahead of time. */
export function StepView({ context }: { context: CheckoutContext }) {
  const entry = useAtomValue(currentEntryAtom);
  const screen = useAtomValue(currentScreenAtom);
  const following = useAtomValue(followingStepAtom);
  const hasFailed = useAtomValue(screenFailedAtom);
  const load = useSetAtom(loadScreenAction);
  const { host } = useAtomValue(servicesAtom);
  const step = entry?.step;

  useEffect(() => {
    if (step && !screen) void load(step);
  }, [step, screen, load]);

  useEffect(() => {
    if (!screen || !following) return undefined;
    return host.after(AHEAD_OF_TIME_MS, () => void load(following));
  }, [screen, following, load, host]);

  if (!entry || !step) return null;
  if (screen) {
    return (
      <StepShown key={step} context={context} flow={entry.flow}>
        <ScreenBoundary>
          <screen.Component />
        </ScreenBoundary>
      </StepShown>
    );
  }
  if (!hasFailed) return <LoadingView />;
  return <LoadFailure retry={() => void load(step)} />;
}

interface StepShownProps {
  context: CheckoutContext;
  flow: string;
  children: ReactNode;
}

/** Tells page and customer of a step once it stands on the page and hears what it reads: no press is lost on it. */
function StepShown({ context: { onReady }, flow, children }: StepShownProps) {
  const announce = useSetAtom(announceStepAction);
  const changes = useAtomValue(stepChangesAtom);
  useEffect(() => {
    announce(changes, () => onReady(flow));
  }, [announce, changes, flow, onReady]);
  return children;
}
