import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Shows an element that has just taken the focus. Where the frame begins above the window or above its dialog, all of
 * it comes down from its start, as a new page would: header first.
 */
function showFromStart(element: HTMLElement): void {
  const frame = element.closest('.mc-root');
  const edge = element.closest('dialog')?.getBoundingClientRect().top ?? 0;
  if (frame && frame.getBoundingClientRect().top < edge) frame.scrollIntoView({ block: 'start' });
  else element.scrollIntoView({ block: 'nearest' });
}

/** Takes the focus; behind an open dialog, which lets none out, as soon as that closes. */
function takeFocus(element: HTMLElement): void {
  const open = element.closest('.mc-root')?.querySelector('dialog[open]');
  const take = () => {
    element.focus({ preventScroll: true });
    showFromStart(element);
  };
  if (open && !open.contains(element)) open.addEventListener('close', take, { once: true });
  else take();
}

/**
 * Moves the focus to an element when it first shows, for the heading of a new step (`tabIndex={-1}`).
 * Pass false for the very first screen: opening a page must neither steal the focus nor scroll.
 */
export function useFocusOnMount<T extends HTMLElement>(enabled = true): RefObject<T | null> {
  const ref = useRef<T>(null);
  const wanted = useRef(enabled);
  // Before it is painted: what held the focus until then is gone.
  useLayoutEffect(() => {
    if (wanted.current && ref.current) takeFocus(ref.current);
  }, []);
  return ref;
}
