import type { ComponentProps } from 'react';

import { Button } from '../../../../ui/action/button.tsx';
import { FIELD_IDS } from './booking-fields.tsx';

/** On removal of a focused button: focuses the day in the tab order once the new week is in place. */
const handOnFocus = (button: HTMLButtonElement) => () => {
  const root = button.getRootNode();
  if (!(root instanceof ShadowRoot) || root.activeElement !== button) return;
  queueMicrotask(() => root.getElementById(FIELD_IDS.date)?.focus());
};

/** A button that disappears when it has changed the calendar, and hands the focus on to the calendar. */
export function VanishingButton({ onClick, ...props }: ComponentProps<typeof Button>) {
  return (
    <Button
      {...props}
      ref={handOnFocus}
      onClick={(event) => {
        // Safari does not focus a pressed button.
        event.currentTarget.focus();
        onClick?.(event);
      }}
    />
  );
}
