import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to an element when it first shows, for the heading of a new step (`tabIndex={-1}`).
 * Pass false for the very first screen: opening a page must not steal the focus.
 */
export function useFocusOnMount<T extends HTMLElement>(enabled = true): RefObject<T | null> {
  const ref = useRef<T>(null);
  const wanted = useRef(enabled);
  useEffect(() => {
    if (wanted.current) ref.current?.focus({ preventScroll: false });
  }, []);
  return ref;
}
