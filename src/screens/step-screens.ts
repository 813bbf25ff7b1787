import type { StepId } from '../flows/step-ids.ts';
import type { CatalogName } from '../i18n/catalog-names.ts';
import type { Screen } from './screen.ts';

interface ScreenRow {
  load: () => Promise<{ screen: Screen }>;
  /** The areas of text that it shows besides the first one. */
  catalogs: readonly CatalogName[];
}

/** An order begins with code of its own: it is asked for at the same moment as its first screen, not when that has come. */
function withOrderCode(load: ScreenRow['load']): ScreenRow['load'] {
  return async () => {
    const [screen] = await Promise.all([load(), import('../state/cart/begin-order.ts')]);
    return screen;
  };
}

/** The screen of every step that this version offers; each is a chunk that comes, with its texts, when it is needed. */
export const screenTable: Partial<Record<StepId, ScreenRow>> = {
  'reservation-type': {
    load: () => import('./reservation-type/reservation-type.tsx'),
    catalogs: [],
  },
  login: { load: () => import('./login/login.tsx'), catalogs: ['contact', 'account'] },
  plans: { load: () => import('./plans/plans.tsx'), catalogs: ['contact', 'premium'] },
  choice: { load: () => import('./choice/choice.tsx'), catalogs: [] },
  booking: { load: () => import('./booking/booking.tsx'), catalogs: ['services'] },
  menu: { load: withOrderCode(() => import('./menu/menu.tsx')), catalogs: ['order'] },
  'cart-review': {
    load: withOrderCode(() => import('./cart-review/cart-review.tsx')),
    catalogs: ['order'],
  },
  delivery: { load: () => import('./delivery/delivery.tsx'), catalogs: ['order'] },
  'payment-method': {
    load: () => import('./payment-method/payment-method.tsx'),
    catalogs: ['order', 'contact'],
  },
  services: { load: () => import('./services/services.tsx'), catalogs: ['services'] },
  'points-confirm': {
    load: () => import('./points-confirm/points-confirm.tsx'),
    catalogs: ['points'],
  },
  'points-result': {
    load: () => import('./points-result/points-result.tsx'),
    catalogs: ['points', 'confirmation'],
  },
  'client-info': {
    load: () => import('./client-info/client-info.tsx'),
    catalogs: ['contact'],
  },
  confirm: { load: () => import('./confirm/confirm.tsx'), catalogs: ['contact', 'confirmation'] },
  success: { load: () => import('./success/success.tsx'), catalogs: ['confirmation'] },
};

/** Whether this version has a screen for a step. */
export function hasScreen(step: StepId): boolean {
  return screenTable[step] !== undefined;
}
