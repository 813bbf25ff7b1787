import type { IconPath } from './icon.tsx';

export const bankIcon: IconPath =
  'M4 9.5L12 4.5l8 5zM6.5 9.5v7.5M10.2 9.5v7.5M13.8 9.5v7.5M17.5 9.5v7.5M4.5 19.5h15';
