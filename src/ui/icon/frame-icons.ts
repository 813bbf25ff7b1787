import type { IconPath } from './icon.tsx';

export const chevronLeftIcon: IconPath = 'M15 5l-7 7 7 7';
export const chevronRightIcon: IconPath = 'M9 5l7 7-7 7';
export const chevronDownIcon: IconPath = 'M5 9l7 7 7-7';
export const closeIcon: IconPath = 'M6 6l12 12M18 6L6 18';
export const checkIcon: IconPath = 'M5 12.5l4.5 4.5L19 7.5';
export const infoIcon: IconPath = 'M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM12 11v5M12 7.9v.2';
export const warningIcon: IconPath =
  'M10.3 4.5a2 2 0 013.4 0l7 11.8a2 2 0 01-1.7 3H5a2 2 0 01-1.7-3zM12 9.5v4M12 16.4v.2';
export const calendarIcon: IconPath =
  'M4 9.5h16M8 3v4M16 3v4M6.5 5h11A2.5 2.5 0 0120 7.5v10a2.5 2.5 0 01-2.5 2.5h-11A2.5 2.5 0 014 17.5v-10A2.5 2.5 0 016.5 5z';
export const peopleIcon: IconPath =
  'M9 11a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM2.5 20c.3-3.6 2.9-6 6.5-6s6.2 2.4 6.5 6M16 4.3a3.5 3.5 0 010 6.4M18 14.3c2 .9 3.3 2.9 3.5 5.7';
