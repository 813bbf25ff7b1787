import type { StepId } from '../flows/step-ids.ts';
import type { Screen } from './screen.ts';

type ScreenLoader = () => Promise<{ screen: Screen }>;

/** The screen of every step that this version offers; each is a chunk that comes when it is needed. */
export const screenLoaders: Partial<Record<StepId, ScreenLoader>> = {
  'reservation-type': () => import('./reservation-type/reservation-type.tsx'),
  choice: () => import('./choice/choice.tsx'),
  'client-info': () => import('./client-info/client-info.tsx'),
  confirm: () => import('./confirm/confirm.tsx'),
  success: () => import('./success/success.tsx'),
};

/** Whether this version has a screen for a step. */
export function hasScreen(step: StepId): boolean {
  return screenLoaders[step] !== undefined;
}
