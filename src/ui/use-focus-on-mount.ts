import { useLayoutEffect, useRef, type RefObject } from 'react';

/** A scroll under way when an element was focused moves the page on within this time, in ms. */
const OTHER_SCROLL_MS = 100;

/** A single move out of view is a new scroll, for example to another element; a scroll under way makes several. */
const OTHER_SCROLL_MOVES = 2;

/** From then on the customer decides what is in view. */
const CUSTOMER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'focusout'];

/** Whether an element is in view vertically: inside its dialog, else inside the window. */
function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const dialog = element.closest('dialog')?.getBoundingClientRect();
  const end = dialog?.bottom ?? element.ownerDocument.documentElement.clientHeight;
  // A pixel for rounding.
  return top >= (dialog?.top ?? 0) - 1 && bottom <= end + 1;
}

/**
 * Scrolls to a focused element. A heading begins a screen: if the frame starts above the window or its dialog, it is shown
 * from its start. Instantly, also on a page with `scroll-behavior: smooth`: another scroll would cut off a smooth one.
 */
function scrollToFocused(element: HTMLElement): void {
  const frame = element.matches('h2') && element.closest('.mc-root');
  const edge = element.closest('dialog')?.getBoundingClientRect().top ?? 0;
  const isAbove = frame && frame.getBoundingClientRect().top < edge;
  if (isAbove) frame.scrollIntoView({ block: 'start', behavior: 'instant' });
  else element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** Scrolls to a focused element again at the end of a scroll that was under way and has moved it out of view. */
function holdInView(element: HTMLElement, signal: AbortSignal): void {
  const page = element.ownerDocument;
  const since = performance.now();
  const held = new AbortController();
  const options = { capture: true, passive: true, signal: held.signal };
  let moves = 0;
  const isOtherUnderWay = () => moves >= OTHER_SCROLL_MOVES;
  const end = () => held.abort();
  const onScroll = () => {
    if (isOtherUnderWay()) return;
    if (performance.now() - since > OTHER_SCROLL_MS) end();
    else if (!isInView(element)) moves += 1;
  };
  const onScrollEnd = () => {
    if (isOtherUnderWay() && !isInView(element)) scrollToFocused(element);
  };
  signal.addEventListener('abort', end, { once: true });
  // Scrolls and moves of the focus inside a shadow root are not heard outside of it.
  for (const place of [page, element.getRootNode()]) {
    place.addEventListener('scroll', onScroll, options);
    place.addEventListener('scrollend', onScrollEnd, options);
    for (const type of CUSTOMER_EVENTS) place.addEventListener(type, end, options);
  }
}

/** Focuses an element, behind an open dialog as soon as it closes; until `signal` aborts. */
function takeFocus(element: HTMLElement, signal: AbortSignal): void {
  const open = element.closest('.mc-root')?.querySelector('dialog[open]');
  const take = () => {
    element.focus({ preventScroll: true });
    scrollToFocused(element);
    holdInView(element, signal);
  };
  if (open && !open.contains(element)) open.addEventListener('close', take, { once: true, signal });
  else take();
}

/** Focuses an element on mount, such as the heading of a new step; not for the first screen of a page. */
export function useFocusOnMount<T extends HTMLElement>(enabled = true): RefObject<T | null> {
  const ref = useRef<T>(null);
  const wanted = useRef(enabled);
  // Before painting: the previously focused element is gone.
  useLayoutEffect(() => {
    if (!wanted.current || !ref.current) return undefined;
    const gone = new AbortController();
    takeFocus(ref.current, gone.signal);
    return () => gone.abort();
  }, []);
  return ref;
}
