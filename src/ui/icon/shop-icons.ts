import type { IconPath } from './icon.tsx';

export const bagIcon: IconPath =
  'M5.5 8h13l1 10.3a2 2 0 01-2 2.2h-11a2 2 0 01-2-2.2zM8.5 10.5V7a3.5 3.5 0 017 0v3.5';
export const ticketIcon: IconPath =
  'M5 6h14a1.5 1.5 0 011.5 1.5V10a2 2 0 000 4v2.5A1.5 1.5 0 0119 18H5a1.5 1.5 0 01-1.5-1.5V14a2 2 0 000-4V7.5A1.5 1.5 0 015 6zM14 6.5v2M14 11v2M14 15.5v2';
export const searchIcon: IconPath = 'M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.5 15.5L20 20';
export const truckIcon: IconPath =
  'M3 6.5h10.5v10H3zM13.5 10h3.6l3.4 3.4v3.1h-7M7 19a2 2 0 100-4 2 2 0 000 4zM17 19a2 2 0 100-4 2 2 0 000 4z';
