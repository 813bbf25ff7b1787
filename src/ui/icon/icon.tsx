import type { IconPath } from './icon-path.ts';
import './icon.css';

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
