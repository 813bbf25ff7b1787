import { atom, type Getter } from 'jotai/vanilla';

import { voucherResultAtom } from '../features/payment/state/payment-atoms.ts';
import { nextStep, topOf } from '../flow/flow-stack.ts';
import {
  modeAtom,
  currentEntryAtom,
  flowStackAtom,
  isMenuOrderAtom,
  isProductCheckoutAtom,
  skipFactsAtom,
} from '../flow/state/flow-atoms.ts';
import type { EntryStepId, StepId } from '../flow/flow-kinds.ts';
import { deferred, type DeferredView } from '../screen-kit/deferred.tsx';
import { FIRST_SCREENS, needsFurtherTexts } from './first-screens.ts';

const first = (step: EntryStepId): DeferredView =>
  deferred(FIRST_SCREENS[step], { needsTexts: needsFurtherTexts(step) });

/** What is being sold, as far as steps look different for it. */
type Sale = 'booking' | 'vouchers' | 'menuOrder' | 'productOrder';

/** One screen, or one for each sale that differs from a booking. */
type StepScreen = DeferredView | (Partial<Record<Sale, DeferredView>> & { booking: DeferredView });

/** The screen of every step; each loads when it is needed. Contract section 2. */
export const STEP_SCREENS: Readonly<Record<StepId, StepScreen>> = {
  'reservation-type': first('reservation-type'),
  plans: deferred(() => import('../features/membership/screens/plans.tsx')),
  choice: first('choice'),
  booking: {
    booking: first('booking'),
    menuOrder: deferred(() => import('../features/ordering/screens/transport-time.tsx')),
  },
  login: first('login'),
  'client-info': deferred(() => import('../features/contact/screens/client-info.tsx')),
  services: first('services'),
  menu: first('menu'),
  'cart-review': first('cart-review'),
  delivery: {
    booking: deferred(() => import('../features/delivery/screens/product/product-delivery.tsx')),
    menuOrder: deferred(
      () => import('../features/delivery/screens/transport/transport-delivery.tsx'),
    ),
  },
  'payment-method': deferred(() => import('../features/ordering/screens/payment-method.tsx')),
  'points-confirm': first('points-confirm'),
  'points-result': deferred(() => import('../features/points/screens/points-result.tsx')),
  confirm: {
    booking: deferred(() => import('../features/booking/screens/confirm.tsx')),
    vouchers: deferred(() => import('../features/payment/screens/payment.tsx')),
    menuOrder: deferred(() => import('../features/ordering/screens/transport-confirm.tsx')),
    productOrder: deferred(() => import('../features/ordering/screens/product-confirm.tsx')),
  },
  success: {
    booking: deferred(() => import('../features/confirmation/screens/success.tsx')),
    vouchers: deferred(
      () => import('../features/confirmation/screens/voucher/voucher-success.tsx'),
    ),
    menuOrder: deferred(() => import('../features/confirmation/screens/menu-order-success.tsx')),
    productOrder: deferred(
      () => import('../features/confirmation/screens/product/order-success.tsx'),
    ),
  },
};

function saleAt(get: Getter, step: StepId): Sale {
  if (get(isProductCheckoutAtom)) return 'productOrder';
  if (get(isMenuOrderAtom)) return 'menuOrder';
  const isPurchase =
    step === 'success' ? get(voucherResultAtom) !== null : get(modeAtom) !== 'book';
  return isPurchase ? 'vouchers' : 'booking';
}

/** The screen of a step as things stand. */
export function screenOf(get: Getter, step: StepId): DeferredView {
  const screen = STEP_SCREENS[step];
  return 'booking' in screen ? (screen[saleAt(get, step)] ?? screen.booking) : screen;
}

/** The screen of the step shown; null before a flow has started. */
export const currentScreenAtom = atom((get): DeferredView | null => {
  const entry = get(currentEntryAtom);
  return entry && screenOf(get, entry.step);
});

/** The step that "next" would show; null at the end. */
export const nextStepAtom = atom((get): StepId | null => {
  const stack = get(flowStackAtom);
  const next = topOf(nextStep(stack, get(skipFactsAtom)));
  return next && next.step !== topOf(stack)?.step ? next.step : null;
});

/** Preloads the screen of a likely next step. A failure is reported when the screen is due. */
export const loadFollowingAction = atom(null, async (get, set, step: StepId): Promise<void> => {
  const screen = screenOf(get, step);
  if (!get(screen)) await set(screen);
});
