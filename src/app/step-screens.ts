import type { StepId } from '../flow/step-ids.ts';
import { FIRST_SCREENS } from './first-screens.ts';
import type { ScreenRow } from '../screen-kit/screen.ts';

/** The screen of every step; each comes, with its texts, when it is needed. */
export const STEP_SCREENS: Readonly<Record<StepId, ScreenRow>> = {
  ...FIRST_SCREENS,
  plans: {
    load: () => import('../features/membership/screens/plans.tsx'),
    catalogs: ['contact', 'premium'],
  },
  delivery: {
    load: () => import('../features/delivery/screens/delivery.tsx'),
    catalogs: ['order'],
  },
  'payment-method': {
    load: () => import('../features/ordering/screens/payment-method.tsx'),
    catalogs: ['order', 'contact'],
  },
  'points-result': {
    load: () => import('../features/points/screens/points-result.tsx'),
    catalogs: ['points', 'confirmation'],
  },
  'client-info': {
    load: () => import('../features/contact/screens/client-info.tsx'),
    catalogs: ['contact'],
  },
  confirm: {
    load: () => import('../features/ordering/screens/confirm.tsx'),
    catalogs: ['contact', 'confirmation'],
  },
  success: {
    load: () => import('../features/confirmation/screens/success.tsx'),
    catalogs: ['confirmation'],
  },
};
