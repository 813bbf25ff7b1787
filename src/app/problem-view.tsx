import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';

import { chosenVenueAtom } from '../context/checkout-context.ts';
import type { FlowType } from '../flow/flow-table.ts';
import { submits } from '../flow/flow-rows.ts';
import type { FlowProblem } from '../flow/flow-problem.ts';
import { askedFlowAtom, stepChangesAtom } from '../flow/state/flow-atoms.ts';
import { messageForProblem } from '../flow/state/flow-problems.ts';
import { startCheckoutAction } from '../flow/state/start-checkout.ts';
import { Deferred, deferred, type DeferredView } from '../screen-kit/deferred.tsx';
import { RetryButton } from '../screen-kit/load-failure.tsx';
import { useAnnouncement, useMessage } from '../screen-kit/screen.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { useFocusOnMount } from '../ui/use-focus-on-mount.ts';
import { ScreenBoundary } from './error-boundary.tsx';

const SERVICE_LIST = deferred(
  () => import('../features/services/screens/service-list.tsx'),
  ['services'],
);

const CALL_SHOP = deferred(async () => {
  const { CallShopButton } = await import('../features/offer/screens/call-shop-button.tsx');
  return { default: CallShopButton };
});

const OTHER_VENUE = deferred(
  () => import('../features/venues/screens/other-venue.tsx'),
  ['venues'],
);

const OFFER_CODE = deferred(() => import('../features/points/screens/offer-code.tsx'), ['points']);

interface ProblemHelp {
  view: DeferredView;
  /** The view explains itself, and no problem is shown, because there is none. */
  isInvitation?: boolean;
  /** A button in the message rather than a view below it. */
  isAction?: boolean;
}

/** HTTP statuses for a code that the server knows but refuses: it was used, has expired, or belongs to someone else. */
const REFUSED_CODES: readonly (number | null)[] = [400, 403, 409, 410, 422];

/** The view that helps with a flow's problem, loaded when needed; null if there is none. */
export function helpForProblem(problem: FlowProblem, flow: FlowType): ProblemHelp | null {
  const { kind } = problem;
  // The offer has loaded, so the shop's phone number is known.
  if (kind === 'unavailable') return { view: CALL_SHOP, isAction: true };
  if (kind === 'serviceNotFound' || kind === 'noOnlineBooking') return { view: SERVICE_LIST };
  if (!submits(flow, 'points')) return null;
  if (kind === 'notProvided') return { view: OFFER_CODE, isInvitation: true };
  const isRefused = kind === 'failed' && REFUSED_CODES.includes(problem.status);
  return kind === 'invalid' || isRefused ? { view: OFFER_CODE } : null;
}

/** The message of the problem, with a retry where one may help. */
function ProblemNotice({ problem, action }: { problem: FlowProblem; action: ReactNode }) {
  const start = useSetAtom(startCheckoutAction);
  const text = useMessage()(messageForProblem(problem));
  useAnnouncement(text);
  const mayHelp = problem.kind === 'failed';
  // After a retry that failed, the focused button is gone.
  const takesFocus = useAtomValue(stepChangesAtom) > 0;
  const button = useFocusOnMount<HTMLButtonElement>(takesFocus);
  const place = useFocusOnMount<HTMLDivElement>(takesFocus && !mayHelp);
  const retry = mayHelp && (
    <RetryButton ref={button} isOutdated={problem.isOutdated} retry={() => void start()} />
  );
  return (
    <div ref={place} tabIndex={-1}>
      <Notice kind={mayHelp ? 'danger' : 'warning'} action={retry || action}>
        {text}
      </Notice>
    </div>
  );
}

/** Says why the flow cannot be shown, and offers a way to continue. */
export default function ProblemView({ problem }: { problem: FlowProblem }) {
  const wayOn = helpForProblem(problem, useAtomValue(askedFlowAtom));
  const view = wayOn && (
    <ScreenBoundary>
      <Deferred of={wayOn.view} />
    </ScreenBoundary>
  );
  const action = wayOn?.isAction && view;
  const isOfVenue = useAtomValue(chosenVenueAtom) !== null;
  return (
    <>
      {!wayOn?.isInvitation && <ProblemNotice problem={problem} action={action} />}
      {!action && view}
      {isOfVenue && (
        <ScreenBoundary>
          <Deferred of={OTHER_VENUE} />
        </ScreenBoundary>
      )}
    </>
  );
}
