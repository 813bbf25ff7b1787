import { allByRole, byRole, untilRole } from '../support/index.ts';
import type { Walk } from './walk.ts';

export const CALENDAR = 'calendar/available-slots';

/** Some months after the first free time, on the same day of the week. */
export const FAR_DAYS = 84;

export const DAY_MS = 86_400_000;

export async function openMonth(walk: Walk): Promise<HTMLElement> {
  const button = await untilRole(walk.element, 'button', 'Ver o mês');
  button.focus();
  button.click();
  return untilRole(walk.element, 'dialog', 'Escolhe o dia');
}

export const daysOf = (dialog: HTMLElement) => allByRole(byRole(dialog, 'grid'), 'button');

export const isLoaded = (dialog: HTMLElement) => () =>
  byRole(dialog, 'grid').getAttribute('aria-busy') !== 'true';
