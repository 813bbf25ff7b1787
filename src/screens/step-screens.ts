import type { StepId } from '../flows/step-ids.ts';
import { FIRST_SCREENS } from './first-screens.ts';
import type { ScreenRow } from './screen.ts';

/** The screen of every step; each comes, with its texts, when it is needed. */
export const STEP_SCREENS: Readonly<Record<StepId, ScreenRow>> = {
  ...FIRST_SCREENS,
  plans: { load: () => import('./plans/plans.tsx'), catalogs: ['contact', 'premium'] },
  delivery: { load: () => import('./delivery/delivery.tsx'), catalogs: ['order'] },
  'payment-method': {
    load: () => import('./payment-method/payment-method.tsx'),
    catalogs: ['order', 'contact'],
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
