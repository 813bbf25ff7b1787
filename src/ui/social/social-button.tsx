import type { ReactNode } from 'react';

import { Skeleton } from '../feedback/skeleton.tsx';
import { Spinner } from '../icon/icon.tsx';
import './social-button.css';
import './divider.css';

export type SocialBrand = 'google' | 'apple' | 'facebook';

/** A colour and the path it paints, on a grid of 24 x 24. */
type Shape = readonly [color: string, path: string];

/* In the colours that the brands require; Apple's logo has the text's. */
const LOGOS: Record<SocialBrand, readonly Shape[]> = {
  google: [
    [
      '#4285f4',
      'M23.06 12.25c0-.85-.07-1.67-.2-2.45H12v4.63h6.2a5.3 5.3 0 01-2.3 3.48v2.9h3.73c2.18-2.01 3.43-4.97 3.43-8.56z',
    ],
    [
      '#34a853',
      'M12 23.5c3.1 0 5.71-1.03 7.62-2.79l-3.72-2.9c-1.03.7-2.35 1.11-3.9 1.11-3 0-5.54-2.03-6.45-4.75H1.7v2.99A11.5 11.5 0 0012 23.5z',
    ],
    ['#fbbc05', 'M5.55 14.17a6.9 6.9 0 010-4.4V6.78H1.7a11.5 11.5 0 000 10.38z'],
    [
      '#ea4335',
      'M12 5.02c1.7 0 3.21.58 4.4 1.72l3.3-3.3A11.5 11.5 0 001.7 6.78l3.85 2.99C6.46 7.05 9 5.02 12 5.02z',
    ],
  ],
  apple: [
    [
      'currentcolor',
      'M17.05 12.54c-.03-2.6 2.13-3.85 2.22-3.91-1.21-1.77-3.09-2.01-3.76-2.04-1.6-.16-3.13.94-3.94.94-.82 0-2.07-.92-3.4-.89-1.75.02-3.37 1.02-4.27 2.58-1.82 3.16-.47 7.84 1.3 10.4.87 1.26 1.9 2.67 3.26 2.62 1.31-.05 1.8-.85 3.38-.85 1.58 0 2.02.85 3.4.82 1.41-.02 2.3-1.28 3.16-2.54 1-1.46 1.4-2.87 1.43-2.94-.03-.02-2.75-1.06-2.78-4.19zM14.45 4.9c.72-.87 1.2-2.08 1.07-3.28-1.03.04-2.28.69-3.02 1.55-.67.77-1.25 2-1.09 3.18 1.15.09 2.32-.58 3.04-1.45z',
    ],
  ],
  facebook: [
    [
      '#0866ff',
      'M12 .5a11.5 11.5 0 00-2.78 22.66v-7.64H6.85V12h2.37v-1.51c0-3.91 1.77-5.72 5.6-5.72.73 0 1.98.14 2.5.29v3.17c-.27-.03-.74-.04-1.33-.04-1.88 0-2.61.71-2.61 2.57V12h3.75l-.64 3.52h-3.11v7.9A11.5 11.5 0 0012 .5z',
    ],
    [
      '#fff',
      'M16.49 15.52l.64-3.52h-3.75v-1.24c0-1.86.73-2.57 2.61-2.57.59 0 1.06.01 1.33.04V5.06c-.52-.15-1.77-.29-2.5-.29-3.83 0-5.6 1.81-5.6 5.72V12H6.85v3.52h2.37v7.64a11.6 11.6 0 004.16.26v-7.9z',
    ],
  ],
};

interface SocialButtonProps {
  brand: SocialBrand;
  /** "Continue with" and the brand's name, as the brands require. */
  children: ReactNode;
  /** Shows a spinner, keeps the focus, ignores clicks. */
  busy?: boolean | undefined;
  /** During another attempt. */
  disabled?: boolean | undefined;
  /** Hover or focus. */
  onNear?: (() => void) | undefined;
  onClick: () => void;
}

/** Signs in with another brand's account, in the required design. `part="button"`. */
export function SocialButton(props: SocialButtonProps) {
  const { brand, children, busy, disabled, onNear, onClick } = props;
  const refuses = Boolean(busy) || Boolean(disabled);
  return (
    <button
      type="button"
      part="button"
      className={`mc-social__button mc-social__button--${brand} mc-advances`}
      aria-busy={busy || undefined}
      aria-disabled={refuses || undefined}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={refuses ? undefined : onClick}
    >
      {busy && <Spinner />}
      <svg className="mc-social__logo" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        {LOGOS[brand].map(([color, path]) => (
          <path key={color} d={path} fill={color} />
        ))}
      </svg>
      <span>{children}</span>
    </button>
  );
}

/** The slot of Google's button, which does not work in a shadow root, with a placeholder until it is drawn. */
export function GoogleSlot() {
  return (
    <div className="mc-social__google">
      <slot name="mc-google">
        <Skeleton shape="button" />
      </slot>
    </div>
  );
}

/** A line with a word: "or". */
export function Divider({ text }: { text: string }) {
  return <p className="mc-divider">{text}</p>;
}
