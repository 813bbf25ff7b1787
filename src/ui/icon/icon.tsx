import { ICON_PATHS, type IconName } from './icon-paths.ts';

export interface IconProps {
  name: IconName;
  /** Larger, for empty states and cards. */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/** A line icon in the text's colour. Always decoration: the text beside it carries the meaning. */
export function Icon({ name, size = 'medium' }: IconProps) {
  return (
    <svg
      className={`mc-icon mc-icon--${size}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
