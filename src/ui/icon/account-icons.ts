import type { IconPath } from './icon.tsx';

export const signOutIcon: IconPath =
  'M14 4.5h-6A2.5 2.5 0 005.5 7v10A2.5 2.5 0 008 19.5h6M11 12h10M17.5 8.5L21 12l-3.5 3.5';

export const eyeIcon: IconPath =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 100 6 3 3 0 000-6z';
export const eyeOffIcon: IconPath =
  'M4 4l16 16M9.9 5.8A9 9 0 0112 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 01-3 3.7M6.3 7.6A15.6 15.6 0 002.5 12S6 18.5 12 18.5a9 9 0 004.4-1.1M9.9 9.9a3 3 0 004.2 4.2';
