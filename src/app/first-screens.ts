import type { EntryStepId } from '../flow/step-ids.ts';

/** An order begins with code of its own: it is asked for at the same moment as its first screen, not when that has come. */
async function withOrderCode<Screen>(load: () => Promise<Screen>): Promise<Screen> {
  const [screen] = await Promise.all([load(), import('../features/ordering/state/begin-order.ts')]);
  return screen;
}

/** The screens with which a flow can begin; all that the first module knows of screens. */
export const FIRST_SCREENS = {
  'reservation-type': () => import('../features/booking/screens/reservation-type.tsx'),
  login: () => import('../features/account/screens/login/login.tsx'),
  choice: () => import('../features/booking/screens/choice.tsx'),
  booking: () => import('../features/ordering/screens/booking.tsx'),
  menu: () => withOrderCode(() => import('../features/menu/screens/menu.tsx')),
  'cart-review': () => withOrderCode(() => import('../features/cart/screens/cart-review.tsx')),
  services: () => import('../features/services/screens/services.tsx'),
  'points-confirm': () => import('../features/points/screens/points-confirm.tsx'),
} satisfies Record<EntryStepId, () => Promise<unknown>>;

/** Those that show no text but the first ones, and so wait for no others. */
const SHOWS_FIRST_TEXTS: ReadonlySet<EntryStepId> = new Set(['reservation-type', 'choice']);

/** Whether a first screen shows more than the first texts. */
export const needsFurtherTexts = (step: EntryStepId): boolean => !SHOWS_FIRST_TEXTS.has(step);
