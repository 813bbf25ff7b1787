import { useLayoutEffect, useRef, type RefObject } from 'react';

/** For content that disappears with an account: a focus inside it moves to the step's heading and is not lost. */
export function useFocusHandedOn(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      if (!element?.matches(':focus-within')) return;
      element.closest('.mc-root')?.querySelector<HTMLElement>('.mc-step__title')?.focus();
    };
  }, []);
  return place;
}
