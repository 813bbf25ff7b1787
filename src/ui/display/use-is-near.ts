import { useEffect, useRef, useState } from 'react';

/** Whether an element has ever been so near the window (px). */
export function useIsNear(marginPx: number) {
  const place = useRef<HTMLSpanElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: `${marginPx}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear, marginPx]);
  return { place, isNear };
}
