import { useLayoutEffect, useRef, type RefObject } from 'react';

import { FIELD_IDS } from './field-ids.ts';

interface DayFocus {
  /** Goes round the calendar and the buttons. */
  formRef: RefObject<HTMLDivElement | null>;
  /** Takes the focus to the calendar before a button that was pressed goes. */
  focusDay: () => void;
}

function focusDayIn(form: HTMLElement | null) {
  form?.querySelector<HTMLElement>(`#${FIELD_IDS.day}`)?.focus();
}

/**
 * Keeps the focus in the form when a button there leads to another week and goes itself: it moves to the day in
 * the tab order at once, and again when that day is replaced by one of the new week, which begins on `firstDate`.
 */
export function useDayFocus(firstDate: string | undefined): DayFocus {
  const formRef = useRef<HTMLDivElement>(null);
  const leavingRef = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    const leaving = leavingRef.current;
    if (leaving === undefined || leaving === firstDate) return;
    leavingRef.current = undefined;
    const root = formRef.current?.getRootNode();
    const isLost = root instanceof ShadowRoot && root.activeElement === null;
    if (isLost) focusDayIn(formRef.current);
  });
  const focusDay = () => {
    leavingRef.current = firstDate;
    focusDayIn(formRef.current);
  };
  return { formRef, focusDay };
}
