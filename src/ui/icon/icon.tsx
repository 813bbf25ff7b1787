import './icon.css';

/**
 * A line drawing on a 24 x 24 grid, stroked with the text colour: the data of an SVG path. Icons are values and not
 * names, so that only those that something shows are loaded; the modules beside this one group them by the chunks that load them.
 */
export type IconPath = `M${string}`;

export interface IconProps {
  path: IconPath;
  /** Larger, for empty states and cards. */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/** A line icon in the text's colour. Always decoration: the text beside it carries the meaning. */
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

/** A turning ring in the text's colour; decoration, the text beside it says what is awaited. */
export function Spinner() {
  return (
    <svg className="mc-icon mc-spinner" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle className="mc-spinner__track" cx="12" cy="12" r="9" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
}
