import type { ReactNode } from 'react';

import { Spinner } from '../icon/spinner.tsx';
import { SocialLogo, type SocialBrand } from './social-logo.tsx';

export interface SocialButtonProps {
  brand: SocialBrand;
  /** "Continue with" and the brand's name, as the brands' rules ask. */
  children: ReactNode;
  /** The attempt is under way: a spinner shows, the focus stays, clicks do nothing. */
  busy?: boolean | undefined;
  /** Another attempt is under way. */
  disabled?: boolean | undefined;
  /** A pointer or the focus has come: the press may be near. */
  onNear?: (() => void) | undefined;
  onClick: () => void;
}

/** Signs in with another brand's account, in the looks that its rules ask for. `part="button"`. */
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
      <SocialLogo brand={brand} />
      <span>{children}</span>
    </button>
  );
}
