import { useEffect, useRef, type RefObject } from 'react';

/** Focuses the first control of content that the customer has opened. */
export function useFocusInside(enabled = true): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (enabled) place.current?.querySelector<HTMLElement>('input, textarea, button')?.focus();
  }, [enabled]);
  return place;
}
