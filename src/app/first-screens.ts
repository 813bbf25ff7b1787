import type { EntryStep } from '../flow/flow-table.ts';

/** The screens with which a flow can begin; the first module knows no others. */
export const FIRST_SCREENS = {
  'booking/reservation-type': () => import('../features/booking/screens/reservation-type.tsx'),
  'account/login': () => import('../features/account/screens/login/login.tsx'),
  'booking/choice': () => import('../features/booking/screens/choice.tsx'),
  'booking/booking': () => import('../features/booking/screens/service-booking.tsx'),
  'menu/menu': () => import('../features/menu/screens/menu.tsx'),
  'cart/cart-review': () => import('../features/cart/screens/cart-review.tsx'),
  'services/services': () => import('../features/services/screens/services.tsx'),
  'points/points-confirm': () => import('../features/points/screens/points-confirm.tsx'),
} satisfies Record<EntryStep, () => Promise<unknown>>;

/** First screens that need only the first texts. */
const SHOWS_FIRST_TEXTS: ReadonlySet<EntryStep> = new Set([
  'booking/reservation-type',
  'booking/choice',
]);

/** Whether a first screen needs more than the first texts. */
export const needsFurtherTexts = (step: EntryStep): boolean => !SHOWS_FIRST_TEXTS.has(step);
