import { atom } from 'jotai/vanilla';

import { nextStep, topOf } from '../flow/flow-stack.ts';
import { flowStackAtom, skipFactsAtom } from '../flow/state/flow-atoms.ts';
import type { EntryStepId, StepId } from '../flow/step-ids.ts';
import { deferred, type DeferredView } from '../screen-kit/deferred.tsx';
import { FIRST_SCREENS, needsFurtherTexts } from './first-screens.ts';

const first = (step: EntryStepId): DeferredView =>
  deferred(FIRST_SCREENS[step], { needsTexts: needsFurtherTexts(step) });

/** The screen of every step; each comes when it is needed. */
export const STEP_SCREENS: Readonly<Record<StepId, DeferredView>> = {
  'reservation-type': first('reservation-type'),
  login: first('login'),
  choice: first('choice'),
  booking: first('booking'),
  menu: first('menu'),
  'cart-review': first('cart-review'),
  services: first('services'),
  'points-confirm': first('points-confirm'),
  plans: deferred(() => import('../features/membership/screens/plans.tsx')),
  delivery: deferred(() => import('../features/delivery/screens/delivery.tsx')),
  'payment-method': deferred(() => import('../features/ordering/screens/payment-method.tsx')),
  'points-result': deferred(() => import('../features/points/screens/points-result.tsx')),
  'client-info': deferred(() => import('../features/contact/screens/client-info.tsx')),
  confirm: deferred(() => import('../features/ordering/screens/confirm.tsx')),
  success: deferred(() => import('../features/confirmation/screens/success.tsx')),
};

/** The step that "next" would show; null at the end. */
export const nextStepAtom = atom((get): StepId | null => {
  const stack = get(flowStackAtom);
  const next = topOf(nextStep(stack, get(skipFactsAtom)));
  return next && next.step !== topOf(stack)?.step ? next.step : null;
});

/** Preloads the screen of a likely next step. A failure is reported when the screen is due. */
export const loadFollowingAction = atom(null, async (get, set, step: StepId): Promise<void> => {
  const screen = STEP_SCREENS[step];
  if (!get(screen)) await set(screen);
});
