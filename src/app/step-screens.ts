import { atom, type Getter } from 'jotai/vanilla';

import { voucherResultAtom } from '../features/payment/state/payment-atoms.ts';
import { nextStep, topOf, type FlowStackEntry } from '../flow/flow-stack.ts';
import { roomStepOf } from '../flow/flow-rows.ts';
import { modeAtom } from '../features/offer/state/choice-atoms.ts';
import { currentEntryAtom, flowStackAtom, skipFactsAtom } from '../flow/state/flow-atoms.ts';
import type { EntryStep, RoomStep, StepId } from '../flow/flow-table.ts';
import { deferred, type DeferredView } from '../screen-kit/deferred.tsx';
import { FIRST_SCREENS } from './first-screens.ts';

/** The screens with which no flow begins; `FIRST_SCREENS` has the others. */
const LATER_SCREENS = {
  'booking/confirm': deferred(
    () => import('../features/booking/screens/confirm.tsx'),
    ['contact', 'shared', 'vouchers'],
  ),
  'confirmation/success': deferred(
    () => import('../features/confirmation/screens/success.tsx'),
    ['confirmation', 'contact', 'shared'],
  ),
  'confirmation/menu/success': deferred(
    () => import('../features/confirmation/screens/menu-order-success.tsx'),
    ['cart', 'confirmation', 'contact', 'delivery', 'ordering', 'shared'],
  ),
  'confirmation/product/success': deferred(
    () => import('../features/confirmation/screens/product/order-success.tsx'),
    ['cart', 'confirmation', 'contact', 'delivery', 'ordering', 'shared'],
  ),
  'contact/client-info': deferred(
    () => import('../features/contact/screens/client-info.tsx'),
    ['contact', 'shared'],
  ),
  'delivery/menu/delivery': deferred(
    () => import('../features/delivery/screens/transport/transport-delivery.tsx'),
    ['cart', 'delivery', 'shared'],
  ),
  'delivery/product/delivery': deferred(
    () => import('../features/delivery/screens/product/product-delivery.tsx'),
    ['cart', 'delivery', 'shared'],
  ),
  'membership/plans': deferred(
    () => import('../features/membership/screens/plans.tsx'),
    ['membership', 'shared'],
  ),
  'ordering/booking': deferred(
    () => import('../features/ordering/screens/transport-time.tsx'),
    ['ordering', 'shared'],
  ),
  'ordering/menu/confirm': deferred(
    () => import('../features/ordering/screens/transport-confirm.tsx'),
    ['cart', 'contact', 'delivery', 'ordering', 'shared'],
  ),
  'ordering/payment-method': deferred(
    () => import('../features/ordering/screens/order-payment-method.tsx'),
    ['cart', 'delivery', 'ordering', 'shared'],
  ),
  'ordering/product/confirm': deferred(
    () => import('../features/ordering/screens/product-confirm.tsx'),
    ['cart', 'contact', 'delivery', 'ordering', 'shared'],
  ),
  'points/points-result': deferred(
    () => import('../features/points/screens/points-result.tsx'),
    ['points', 'shared'],
  ),
} satisfies Record<Exclude<RoomStep, EntryStep>, DeferredView>;

/** The screen of every step; each loads when it is needed. Contract section 2. */
export const STEP_SCREENS: Readonly<Partial<Record<RoomStep, DeferredView>>> = {
  ...Object.fromEntries(
    Object.entries(FIRST_SCREENS).map(([step, { load, rooms }]) => [step, deferred(load, rooms)]),
  ),
  ...LATER_SCREENS,
};

/** The screens that replace a booking's when the customer buys vouchers, with their conditions. */
const VOUCHER_SCREENS: Partial<
  Record<RoomStep, { screen: DeferredView; isShown: (get: Getter) => boolean }>
> = {
  'booking/confirm': {
    screen: deferred(
      () => import('../features/payment/screens/payment.tsx'),
      ['contact', 'payment', 'shared'],
    ),
    isShown: (get) => get(modeAtom) !== 'book',
  },
  'confirmation/success': {
    screen: deferred(
      () => import('../features/confirmation/screens/voucher/voucher-success.tsx'),
      ['confirmation', 'contact', 'payment', 'shared'],
    ),
    isShown: (get) => get(voucherResultAtom) !== null,
  },
};

/** The current screen of a flow's step. */
export function screenOf(get: Getter, { flow, step }: FlowStackEntry): DeferredView | null {
  const place = roomStepOf(flow, step);
  if (!place) return null;
  const vouchers = VOUCHER_SCREENS[place];
  return vouchers?.isShown(get) ? vouchers.screen : (STEP_SCREENS[place] ?? null);
}

/** The screen of the step shown; null before a flow has started. */
export const currentScreenAtom = atom((get): DeferredView | null => {
  const entry = get(currentEntryAtom);
  return entry && screenOf(get, entry);
});

/** The step after the current one; null at the end. */
export const nextStepAtom = atom((get): StepId | null => {
  const stack = get(flowStackAtom);
  const next = topOf(nextStep(stack, get(skipFactsAtom)));
  return next && next.step !== topOf(stack)?.step ? next.step : null;
});

/** Preloads the screen of a likely next step. A failure is reported when the screen is shown. */
export const preloadScreenAction = atom(null, async (get, set, step: StepId): Promise<void> => {
  const entry = get(currentEntryAtom);
  const screen = entry && screenOf(get, { flow: entry.flow, step });
  if (screen && !get(screen)) await set(screen);
});
