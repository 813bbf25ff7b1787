import { useLayoutEffect, useRef, type RefObject } from 'react';

type Place = RefObject<HTMLDivElement | null>;

/** For content that disappears: a focus inside it moves to the button of its form, else to the step's heading. */
export function useFocusFallback(given?: Place): Place {
  const own = useRef<HTMLDivElement>(null);
  const place = given ?? own;
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      if (!element?.matches(':focus-within')) return;
      const button = element
        .closest('form')
        ?.querySelector<HTMLElement>('[type="submit"]:not([form])');
      const root = element.closest('.mc-root');
      (button ?? root?.querySelector<HTMLElement>('.mc-step__title'))?.focus();
    };
  }, [place]);
  return place;
}
