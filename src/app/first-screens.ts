import type { EntryStepId } from '../flow/flow-kinds.ts';

/** The screens with which a flow can begin; all that the first module knows of screens. */
export const FIRST_SCREENS = {
  'reservation-type': () => import('../features/booking/screens/reservation-type.tsx'),
  login: () => import('../features/account/screens/login/login.tsx'),
  choice: () => import('../features/booking/screens/choice.tsx'),
  booking: () => import('../features/booking/screens/service-booking.tsx'),
  menu: () => import('../features/menu/screens/menu.tsx'),
  'cart-review': () => import('../features/cart/screens/cart-review.tsx'),
  services: () => import('../features/services/screens/services.tsx'),
  'points-confirm': () => import('../features/points/screens/points-confirm.tsx'),
} satisfies Record<EntryStepId, () => Promise<unknown>>;

/** Those that show no text but the first ones, and so wait for no others. */
const SHOWS_FIRST_TEXTS: ReadonlySet<EntryStepId> = new Set(['reservation-type', 'choice']);

/** Whether a first screen shows more than the first texts. */
export const needsFurtherTexts = (step: EntryStepId): boolean => !SHOWS_FIRST_TEXTS.has(step);
