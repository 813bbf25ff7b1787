import { classNames } from '../class-names.ts';
import './icon.css';

export const chevronLeftIcon: IconPath = 'M15 5l-7 7 7 7';
export const chevronRightIcon: IconPath = 'M9 5l7 7-7 7';
export const chevronDownIcon: IconPath = 'M5 9l7 7 7-7';
export const closeIcon: IconPath = 'M6 6l12 12M18 6L6 18';
export const checkIcon: IconPath = 'M5 12.5l4.5 4.5L19 7.5';
export const picturesIcon: IconPath =
  'M7 4.5h11.5a1.5 1.5 0 011.5 1.5v10M5 8h10.5A1.5 1.5 0 0117 9.5V18a1.5 1.5 0 01-1.5 1.5H5A1.5 1.5 0 013.5 18V9.5A1.5 1.5 0 015 8zM3.5 16.5l4-4 6 7';
export const infoIcon: IconPath = 'M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM12 11v5M12 7.9v.2';
export const warningIcon: IconPath =
  'M10.3 4.5a2 2 0 013.4 0l7 11.8a2 2 0 01-1.7 3H5a2 2 0 01-1.7-3zM12 9.5v4M12 16.4v.2';
export const calendarIcon: IconPath =
  'M4 9.5h16M8 3v4M16 3v4M6.5 5h11A2.5 2.5 0 0120 7.5v10a2.5 2.5 0 01-2.5 2.5h-11A2.5 2.5 0 014 17.5v-10A2.5 2.5 0 016.5 5z';
export const peopleIcon: IconPath =
  'M9 11a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM2.5 20c.3-3.6 2.9-6 6.5-6s6.2 2.4 6.5 6M16 4.3a3.5 3.5 0 010 6.4M18 14.3c2 .9 3.3 2.9 3.5 5.7';

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

/**
 * SVG path data on a 24 x 24 grid, stroked with the text colour. Icons are values rather than names, so that unused ones are
 * not in the build. Those that most screens use are here; those of accounts, results and shops are beside this file.
 */
export type IconPath = `M${string}`;

interface IconProps {
  path: IconPath;
  /** `small` beside a line of text, `large` above a title. */
  size?: 'small' | 'large';
}

/** A line icon; decoration beside a text. */
export function Icon({ path, size }: IconProps) {
  return (
    <svg
      className={classNames('mc-icon', size && `mc-icon--${size}`)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}

/** A turning ring; decoration beside a text. */
export function Spinner() {
  return (
    <svg className="mc-icon mc-spinner" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle className="mc-spinner__track" cx="12" cy="12" r="9" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
}
