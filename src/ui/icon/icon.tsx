import './icon.css';

/**
 * SVG path data on a 24 x 24 grid, stroked with the text colour. Icons are values rather than names, so that only used ones
 * load; the modules beside this one group them by chunk.
 */
export type IconPath = `M${string}`;

export interface IconProps {
  path: IconPath;
  /** Larger, for empty states and cards. */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/** A line icon; decoration beside a text. */
export function Icon({ path, size = 'medium' }: IconProps) {
  return (
    <svg
      className={`mc-icon mc-icon--${size}`}
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
