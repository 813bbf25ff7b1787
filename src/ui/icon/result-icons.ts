import type { IconPath } from './icon.tsx';

export const mailIcon: IconPath =
  'M5.5 5h13A2.5 2.5 0 0121 7.5v9a2.5 2.5 0 01-2.5 2.5h-13A2.5 2.5 0 013 16.5v-9A2.5 2.5 0 015.5 5zM3.5 7.5l8.5 6 8.5-6';
export const shareIcon: IconPath =
  'M12 15V3.5M8 7l4-4 4 4M5 12v6a2.5 2.5 0 002.5 2.5h9A2.5 2.5 0 0019 18v-6';
export const pinIcon: IconPath =
  'M12 21s7-5.6 7-11a7 7 0 10-14 0c0 5.4 7 11 7 11zM12 12.5a2.5 2.5 0 100-5 2.5 2.5 0 000 5z';
export const copyIcon: IconPath =
  'M10.5 9h7A1.5 1.5 0 0119 10.5v8a1.5 1.5 0 01-1.5 1.5h-7A1.5 1.5 0 019 18.5v-8A1.5 1.5 0 0110.5 9zM15 9V5.5A1.5 1.5 0 0013.5 4h-7A1.5 1.5 0 005 5.5v8A1.5 1.5 0 006.5 15H9';
export const editIcon: IconPath = 'M4.5 19.5l1-4L16 5a2 2 0 013 3L8.5 18.5zM14 7l3 3';
export const lockIcon: IconPath =
  'M7 10.5h10A1.5 1.5 0 0118.5 12v6.5A1.5 1.5 0 0117 20H7a1.5 1.5 0 01-1.5-1.5V12A1.5 1.5 0 017 10.5zM8.5 10.5V7.5a3.5 3.5 0 017 0v3';
export const cardIcon: IconPath =
  'M5.5 5.5h13A2.5 2.5 0 0121 8v8a2.5 2.5 0 01-2.5 2.5h-13A2.5 2.5 0 013 16V8a2.5 2.5 0 012.5-2.5zM3 10h18M6.5 14.5h4';
