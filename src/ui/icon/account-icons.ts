import type { IconPath } from './icon-path.ts';

/* What the account strip draws. */

export const signOutIcon: IconPath =
  'M14 4.5h-6A2.5 2.5 0 005.5 7v10A2.5 2.5 0 008 19.5h6M11 12h10M17.5 8.5L21 12l-3.5 3.5';
