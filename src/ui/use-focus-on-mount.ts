import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls to a focused element. A heading begins a screen: if the frame starts above the window or its dialog, it is shown
 * from its start.
 */
function scrollToFocused(element: HTMLElement): void {
  const frame = element.matches('h2') && element.closest('.mc-root');
  const edge = element.closest('dialog')?.getBoundingClientRect().top ?? 0;
  if (frame && frame.getBoundingClientRect().top < edge) frame.scrollIntoView({ block: 'start' });
  else element.scrollIntoView({ block: 'nearest' });
}

/** Focuses an element, behind an open dialog as soon as it closes. */
function takeFocus(element: HTMLElement): void {
  const open = element.closest('.mc-root')?.querySelector('dialog[open]');
  const take = () => {
    element.focus({ preventScroll: true });
    scrollToFocused(element);
  };
  if (open && !open.contains(element)) open.addEventListener('close', take, { once: true });
  else take();
}

/** Focuses an element on mount, such as the heading of a new step; not for the first screen of a page. */
export function useFocusOnMount<T extends HTMLElement>(enabled = true): RefObject<T | null> {
  const ref = useRef<T>(null);
  const wanted = useRef(enabled);
  // Before painting: the previously focused element is gone.
  useLayoutEffect(() => {
    if (wanted.current && ref.current) takeFocus(ref.current);
  }, []);
  return ref;
}
