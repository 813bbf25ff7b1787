/** How far outside of the viewport an element counts as near, as a margin in CSS. */
const NEARNESS = '100%';

/**
 * Calls `onNear` when `element` is within one viewport of being seen, or gets the focus; until `signal` aborts.
 * Contract section 1 "loading".
 */
export function whenNearViewport(element: Element, onNear: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
    },
    { rootMargin: NEARNESS },
  );
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
  element.addEventListener('focusin', onNear, { signal });
}
