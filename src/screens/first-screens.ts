import type { EntryStepId } from '../flows/step-ids.ts';
import type { ScreenRow } from './screen.ts';

/** An order begins with code of its own: it is asked for at the same moment as its first screen, not when that has come. */
function withOrderCode(load: ScreenRow['load']): ScreenRow['load'] {
  return async () => {
    const [screen] = await Promise.all([load(), import('../state/cart/begin-order.ts')]);
    return screen;
  };
}

/** The screens with which a flow can begin; all that the first module knows of screens. */
export const FIRST_SCREENS: Readonly<Record<EntryStepId, ScreenRow>> = {
  'reservation-type': {
    load: () => import('./reservation-type/reservation-type.tsx'),
    catalogs: [],
  },
  login: { load: () => import('./login/login.tsx'), catalogs: ['contact', 'account'] },
  choice: { load: () => import('./choice/choice.tsx'), catalogs: [] },
  booking: { load: () => import('./booking/booking.tsx'), catalogs: ['services'] },
  menu: { load: withOrderCode(() => import('./menu/menu.tsx')), catalogs: ['order'] },
  'cart-review': {
    load: withOrderCode(() => import('./cart-review/cart-review.tsx')),
    catalogs: ['order'],
  },
  services: { load: () => import('./services/services.tsx'), catalogs: ['services'] },
  'points-confirm': {
    load: () => import('./points-confirm/points-confirm.tsx'),
    catalogs: ['points'],
  },
};
