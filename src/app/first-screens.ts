import type { EntryStepId } from '../flow/step-ids.ts';
import type { ScreenRow } from '../screen-kit/screen.ts';

/** An order begins with code of its own: it is asked for at the same moment as its first screen, not when that has come. */
function withOrderCode(load: ScreenRow['load']): ScreenRow['load'] {
  return async () => {
    const [screen] = await Promise.all([
      load(),
      import('../features/ordering/state/begin-order.ts'),
    ]);
    return screen;
  };
}

/** The screens with which a flow can begin; all that the first module knows of screens. */
export const FIRST_SCREENS: Readonly<Record<EntryStepId, ScreenRow>> = {
  'reservation-type': {
    load: () => import('../features/booking/screens/reservation-type.tsx'),
    catalogs: [],
  },
  login: {
    load: () => import('../features/account/screens/login/login.tsx'),
    catalogs: ['contact', 'account'],
  },
  choice: { load: () => import('../features/booking/screens/choice.tsx'), catalogs: [] },
  booking: {
    load: () => import('../features/ordering/screens/booking.tsx'),
    catalogs: ['services'],
  },
  menu: {
    load: withOrderCode(() => import('../features/menu/screens/menu.tsx')),
    catalogs: ['order'],
  },
  'cart-review': {
    load: withOrderCode(() => import('../features/cart/screens/cart-review.tsx')),
    catalogs: ['order'],
  },
  services: {
    load: () => import('../features/services/screens/services.tsx'),
    catalogs: ['services'],
  },
  'points-confirm': {
    load: () => import('../features/points/screens/points-confirm.tsx'),
    catalogs: ['points'],
  },
};
