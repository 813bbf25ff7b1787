import type { IconPath } from './icon.tsx';

export const minusIcon: IconPath = 'M6 12h12';
export const plusIcon: IconPath = 'M6 12h12M12 6v12';
export const trashIcon: IconPath =
  'M4.5 7h15M9 7V5.5A1.5 1.5 0 0110.5 4h3A1.5 1.5 0 0115 5.5V7M6.5 7l.8 11a2 2 0 002 2h5.4a2 2 0 002-2l.8-11M10.2 11v5M13.8 11v5';
export const clockIcon: IconPath = 'M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM12 7.5V12l3 2';
export const phoneIcon: IconPath =
  'M7.3 3.5H5.5a2 2 0 00-2 2.2c.6 8 6.8 14.2 14.8 14.8a2 2 0 002.2-2v-1.8a1.5 1.5 0 00-1.1-1.45l-2.7-.75a1.5 1.5 0 00-1.5.42l-.9 1a12.5 12.5 0 01-6.2-6.2l1-.9a1.5 1.5 0 00.42-1.5l-.75-2.7A1.5 1.5 0 007.3 3.5z';
export const starIcon: IconPath =
  'M12 3.5l2.6 5.3 5.9.9-4.25 4.15 1 5.85L12 16.95 6.75 19.7l1-5.85L3.5 9.7l5.9-.9z';
export const smartIcon: IconPath =
  'M11 4l1.9 5.1L18 11l-5.1 1.9L11 18l-1.9-5.1L4 11l5.1-1.9zM19 15.5v5M16.5 18h5M19 3v3M17.5 4.5h3';
export const giftIcon: IconPath =
  'M4.5 12v6A2.5 2.5 0 007 20.5h10a2.5 2.5 0 002.5-2.5v-6M3.5 8h17v4h-17zM12 8v12.5M12 8C7 8 6.5 3.5 9 3.5S12 8 12 8zM12 8c5 0 5.5-4.5 3-4.5S12 8 12 8z';
